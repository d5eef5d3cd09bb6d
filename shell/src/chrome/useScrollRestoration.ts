import { useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { removeFirstView } from './first-view';

/** Key of a history entry → its last scroll position, in px. */
const positions = new Map<string, number>();

/** Time in which a page may grow until it reaches the position, in ms: longer than its data usually takes. */
const timeLimitMs = 2000;
const userInputs = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a position, again on each frame while the page is too short for it and the user does nothing. Returns how to stop. */
function scrollToPosition(top: number): () => void {
  const deadline = performance.now() + timeLimitMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const input of userInputs) window.removeEventListener(input, stop);
  };
  const step = () => {
    window.scrollTo(0, top);
    if (Math.ceil(window.scrollY) >= Math.floor(top) || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const input of userInputs) window.addEventListener(input, stop, { passive: true });
  step();
  return stop;
}

/** After navigation, restores or resets the scroll position and focuses main. The browser does both for the first page. */
export function useScrollRestoration({ pathname, key }: Location): void {
  const previous = useRef(pathname);
  // Layout effects, because a shorter next page scrolls when it is painted. That position is neither the previous page's, whose listener is
  // gone by then, nor one that the next page was left at, which has been read by then.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    removeFirstView();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return scrollToPosition(positions.get(key) ?? 0);
  }, [pathname, key]);
  useLayoutEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);
}
