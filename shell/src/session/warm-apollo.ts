import { loadApollo, whenIdle } from '@cimiento/session';

const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Browsers also send a move for a pointer that rests where the page is drawn under it. */
const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Loads Apollo Client once the visitor uses the page, so that the next page finds it; a visitor who only looks never loads it. */
export function warmApollo(): void {
  const warm = (event: Event) => {
    if (isResting(event)) return;
    for (const sign of signsOfUse) window.removeEventListener(sign, warm);
    // A failure is of no consequence: the page that needs it loads it again.
    whenIdle(() => void loadApollo().catch(() => undefined));
  };
  for (const sign of signsOfUse) window.addEventListener(sign, warm, { passive: true });
}
