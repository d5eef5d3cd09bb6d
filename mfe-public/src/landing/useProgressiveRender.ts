import { whenIdle } from '@cimiento/session';
import { startTransition, useEffect, useState } from 'react';

/** Whether this tab has rendered the page completely before: its code is warm then, and going back needs its whole height at once. */
let hasRendered = false;

/** A page that is opened afresh at its top. A browser that reloads or restores one scrolls, and so does one with an anchor in its address. */
const startsAtTop = (): boolean =>
  location.hash === '' &&
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Number of the `count` parts below the first screen to render now. The first visit renders one more each time the browser is idle, so that
 * no long task keeps it from answering; every other one renders all of them at once.
 */
export function useProgressiveRender(count: number): number {
  const [rendered, setRendered] = useState(() => (hasRendered || !startsAtTop() ? count : 0));
  const isComplete = rendered >= count;
  useEffect(() => {
    if (isComplete) {
      hasRendered = true;
      return undefined;
    }
    return whenIdle(() => startTransition(() => setRendered((current) => current + 1)));
  }, [rendered, isComplete]);
  return rendered;
}
