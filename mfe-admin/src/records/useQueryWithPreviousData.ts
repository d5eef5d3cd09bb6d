import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useSessionCheck } from '@cimiento/session';

export type Latest<Data> = {
  /** The newest answer; while another is on its way, the one before. Undefined until the first. */
  data: Data | undefined;
  loading: boolean;
  error: unknown;
  /** Asks again. Fails like the call; whoever shows `error` need not care. */
  reload: () => Promise<unknown>;
  /** For a button: asks again, and leaves a failure to `error`. */
  refresh: () => void;
};

/** A query whose last answer stays on the screen until the next one comes. */
export function useQueryWithPreviousData<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Latest<Data> {
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
