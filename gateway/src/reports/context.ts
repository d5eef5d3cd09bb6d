import type { Context as BankingContext } from '../banking/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { ReportsLoaders } from './loaders';
import type { ReportsServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = BankingContext & { services: ReportsServices; loaders: ReportsLoaders };

export type SignedInContext = SignedIn<Context>;
