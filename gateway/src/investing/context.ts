import type { Context as IdentityContext } from '../identity/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { InvestingLoaders } from './loaders';
import type { InvestingServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = IdentityContext & { services: InvestingServices; loaders: InvestingLoaders };

export type SignedInContext = SignedIn<Context>;
