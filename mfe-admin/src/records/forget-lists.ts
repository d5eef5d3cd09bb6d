import type { ApolloClient } from '@apollo/client';

/**
 * Forgets every answer but who is signed in: a changed record may stand in other pages, in sums, and in the public lists. What is on
 * the screen stays there until its new answer comes.
 */
export function forgetLists(cache: ApolloClient['cache']): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (fieldName === 'currentUser' ? value : DELETE),
    broadcast: false,
  });
}
