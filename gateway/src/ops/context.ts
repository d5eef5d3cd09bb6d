import type { Context as ReportsContext } from '../reports/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { OpsServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = ReportsContext & { services: OpsServices };

export type SignedInContext = SignedIn<Context>;
