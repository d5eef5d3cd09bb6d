/** How far down each entry of the history was left, by its key. */
export const leftAt = new Map<string, number>();

// Longer than the data of a page usually takes; whoever moves meanwhile is left alone.
const patienceMs = 2000;
const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place of the page, again and again while the page is still too short for it. Returns how to give up. */
export function returnTo(top: number): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const step = () => {
    window.scrollTo(0, top);
    if (Math.ceil(window.scrollY) >= Math.floor(top) || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  step();
  return stop;
}
