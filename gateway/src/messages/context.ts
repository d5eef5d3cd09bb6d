import type { Context as AccessContext } from '../access/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { MessagesServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = AccessContext & { services: MessagesServices };

export type SignedInContext = SignedIn<Context>;
