import type { ApolloClient } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { createSession, type Session, type SessionUser } from '../session';
import type { Send } from '../send-operation';

const isMutation = ({ definitions }: TypedDocumentNode<unknown, never>): boolean =>
  definitions.some((node) => node.kind === 'OperationDefinition' && node.operation === 'mutation');

/** A session whose operations go through a client, and so to the server in memory. Without a user it asks who is signed in. */
export function createTestSession(client: ApolloClient, user?: SessionUser | null): Session {
  const send = (async (document: TypedDocumentNode<unknown, object>, variables?: object) => {
    const fetchPolicy = 'no-cache';
    const { data } = isMutation(document)
      ? await client.mutate({ mutation: document, variables, fetchPolicy })
      : await client.query({ query: document, variables, fetchPolicy });
    return data;
  }) as Send;
  const session = createSession({ user, send });
  session.connect(client);
  return session;
}
