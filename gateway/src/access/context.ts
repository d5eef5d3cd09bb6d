import type { RequestContext, SignedIn } from '../platform/graphql/request-context';
import type { PlatformServices } from '../platform/services';
import type { AccessLoaders } from './loaders';
import type { AccessServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = RequestContext & { services: PlatformServices & AccessServices; loaders: AccessLoaders };

export type SignedInContext = SignedIn<Context>;
