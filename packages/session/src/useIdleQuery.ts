import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from './auth';

/** Longest time that the question waits for an idle browser, in ms. */
const maxWaitMs = 2000;

/** Calls `work` when the browser has nothing more urgent to do; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  // eslint-disable-next-line compat/compat -- Only where it exists.
  const handle = requestIdleCallback(work, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}

type IdleQuery<Data> = {
  data?: Data;
  loading: boolean;
  error?: unknown;
  refetch: () => void;
};

/**
 * Data that a page shows further down. It is asked for once the page has been drawn, and without Apollo Client, whose script such a page
 * does not need.
 */
export function useIdleQuery<Data>(document: TypedDocumentNode<Data, Record<string, never>>): IdleQuery<Data> {
  const { query } = useSession();
  const [answer, setAnswer] = useState<Pick<IdleQuery<Data>, 'data' | 'error'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: typeof answer) => isCurrent && setAnswer(next);
    const ask = () =>
      void query(document).then(
        (data) => settle({ data }),
        (error: unknown) => settle({ error }),
      );
    // A retry was asked for, and does not wait.
    const cancel = attempt > 0 ? ask() : whenIdle(ask);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [query, document, attempt]);
  const refetch = useCallback(() => {
    setAnswer(null);
    setAttempt((current) => current + 1);
  }, []);
  return { ...answer, loading: answer === null, refetch };
}
