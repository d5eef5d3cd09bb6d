import type { Context as InvestingContext } from '../investing/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { BankingLoaders } from './loaders';
import type { BankingServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = InvestingContext & { services: BankingServices; loaders: BankingLoaders };

export type SignedInContext = SignedIn<Context>;
