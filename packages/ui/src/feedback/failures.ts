import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/** A part that failed to load. `scope` is the dialog that it is in, or null for the page. */
type Failure = { retry: () => void; scope: Element | null };

/** The parts that failed to load, those that failed first before the others. */
let failures: readonly Failure[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Failure[]): void {
  failures = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a failure is the first one of its page or dialog. */
const isFirst = (failure: Failure): boolean => failures.find(({ scope }) => scope === failure.scope) === failure;

/**
 * A part of a page or dialog that failed to load. Parts mostly fail together, as without a connection: the first one says so, and its retry is
 * for all of them.
 * @param place an element of the part.
 * @param retry loads this part again.
 */
export function useFailure(
  place: RefObject<Element | null>,
  retry: () => void,
): { isFirst: boolean; retryAll: () => void } {
  const ref = useRef<Failure>({ retry, scope: null });
  useLayoutEffect(() => {
    ref.current.retry = retry;
  });
  useLayoutEffect(() => {
    const failure = ref.current;
    failure.scope = place.current?.closest('[role="dialog"]') ?? null;
    change([...failures, failure]);
    return () => change(failures.filter((other) => other !== failure));
  }, [place]);
  return {
    isFirst: useSyncExternalStore(subscribe, () => isFirst(ref.current)),
    retryAll: () => failures.filter(({ scope }) => scope === ref.current.scope).forEach((failure) => failure.retry()),
  };
}
