import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSessionCheck } from '@cimiento/session';

export type QueryState<Data> = {
  /** The latest answer; while another loads, the one before. Undefined until the first. */
  data: Data | undefined;
  loading: boolean;
  error: object | undefined;
  /** Loads again. Rejects like the query; a caller that shows `error` may ignore it. */
  reload: () => Promise<unknown>;
  /** Loads again, for a button. A failure appears in `error` only. */
  refresh: () => void;
};

/**
 * The query of a page or a list, whose last answer stays on the screen until the next one arrives.
 * @param fetchPolicy stated by a dialog, which is opened again on the same page: without it, it would show its first answer for as long as the page is open
 */
export function usePageQuery<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  fetchPolicy?: 'cache-and-network',
): QueryState<Data> {
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
    fetchPolicy,
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  return {
    data: (data ?? previousData) as Data | undefined,
    loading,
    error,
    reload: refetch,
    refresh: () => void refetch().catch(() => undefined),
  };
}
