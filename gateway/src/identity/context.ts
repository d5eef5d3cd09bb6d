import type { Context as BooksContext } from '../books/context';
import type { SignedIn } from '../platform/graphql/request-context';
import type { IdentityLoaders } from './loaders';
import type { IdentityServices } from './services';

/** The context of the resolvers of this domain. */
export type Context = BooksContext & { services: IdentityServices; loaders: IdentityLoaders };

export type SignedInContext = SignedIn<Context>;
