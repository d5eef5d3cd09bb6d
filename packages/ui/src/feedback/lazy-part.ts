import { useEffect, useId, useSyncExternalStore } from 'react';

/** Pauses between the attempts, in ms. */
const pausesMs = [300, 900, 2000];

/** No further attempt starts later than this, in ms after the first one: one that took as long was on a slow line, and had 30 s. */
const maxWaitMs = 20_000;

/** Reports a script that did not come to the operator's log, as the shell does for pages. Its address names the remote. */
const reportFailure = ({ request }: { request?: string }): void =>
  void navigator.sendBeacon?.(
    `/remotes/report?remote=${request?.split('/remotes/')[1]?.split('/')[0]}&reason=part-failed`,
  );

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (const pause of pausesMs) {
    try {
      return await load();
    } catch (error) {
      if (Date.now() - start > maxWaitMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

type State<T> = { value?: T; hasFailed: boolean };

/** A part of a page whose script is loaded when it is first shown, once for all places that show it. */
export type LazyPart<T> = {
  getState: () => State<T>;
  subscribe: (listener: () => void) => () => void;
  /** Loads it, unless it is there or on its way. */
  start: () => void;
  /** The places that show it, in the order of the page. */
  places: string[];
};

export function createLazyPart<T>(load: () => Promise<T>): LazyPart<T> {
  let state: State<T> = { hasFailed: false };
  let isLoading = false;
  const listeners = new Set<() => void>();
  const change = (next: State<T>) => {
    state = next;
    isLoading = false;
    listeners.forEach((listener) => listener());
  };
  return {
    places: [],
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (isLoading || state.value !== undefined) return;
      if (state.hasFailed) change({ hasFailed: false });
      isLoading = true;
      loadWithRetry(load).then(
        (value) => change({ value, hasFailed: false }),
        (error: object) => {
          reportFailure(error);
          change({ hasFailed: true });
        },
      );
    },
  };
}

/** A part, loaded by the first place that shows it. After a failure only the first place offers the retry, which is for all of them. */
export function useLazyPart<T>(part: LazyPart<T>): State<T> & { offersRetry: boolean; retry: () => void } {
  const id = useId();
  const state = useSyncExternalStore(part.subscribe, part.getState);
  useEffect(() => {
    part.places.push(id);
    part.start();
    return () => void part.places.splice(part.places.indexOf(id), 1);
  }, [part, id]);
  return { ...state, offersRetry: part.places[0] === id, retry: part.start };
}
