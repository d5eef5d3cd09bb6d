import type { ApolloLink } from '@apollo/client';

// Replaced by webpack.
declare const process: { env: { NODE_ENV?: string } };

/** The id that a request carries in place of its operation's text, in the common form of GraphQL clients. */
type DocumentExtensions = { persistedQuery: { version: 1; sha256Hash: string } };

/**
 * The id of a generated operation, by which the gateway knows its text from the build (scripts/lib/operations.mjs). Undefined in development,
 * which sends texts, and for an operation of an earlier release, which has no id.
 */
export function findDocumentExtensions(document: object): DocumentExtensions | undefined {
  const { id } = document as { id?: string };
  if (process.env.NODE_ENV !== 'production' || id === undefined) return undefined;
  return { persistedQuery: { version: 1, sha256Hash: id } };
}

/** A link that sends ids in place of texts. It is given Apollo Client's class, so that this module stays in its own script. */
export const createDocumentLink = (Link: typeof ApolloLink): ApolloLink =>
  new Link((operation, forward) => {
    const extensions = findDocumentExtensions(operation.query);
    if (extensions) {
      Object.assign(operation.extensions, extensions);
      operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
    }
    return forward(operation);
  });
