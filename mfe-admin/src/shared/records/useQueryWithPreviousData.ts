import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSessionCheck } from '@cimiento/session';

export type QueryState<Data> = {
  /** The latest answer; while another loads, the one before. Undefined until the first. */
  data: Data | undefined;
  loading: boolean;
  error: unknown;
  /** Loads again. Rejects like the query; a caller that shows `error` may ignore it. */
  reload: () => Promise<unknown>;
  /** Loads again, for a button. A failure appears in `error` only. */
  refresh: () => void;
};

/** A query whose last answer stays on the screen until the next one arrives. */
export function useQueryWithPreviousData<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): QueryState<Data> {
  const { data, previousData, loading, error, refetch } = useQuery<Data, OperationVariables>(document, {
    variables,
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
