import type { Context as JoiningContext } from '../joining/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { BooksLoaders } from './loaders';
import type { BooksServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = JoiningContext & { services: BooksServices; loaders: BooksLoaders };

export type SignedInContext = SignedIn<Context>;
