import type { Context as MessagesContext } from '../messages/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { JoiningLoaders } from './loaders';
import type { JoiningServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = MessagesContext & { services: JoiningServices; loaders: JoiningLoaders };

export type SignedInContext = SignedIn<Context>;
