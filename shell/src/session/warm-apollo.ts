import { loadApollo, whenIdle } from '@cimiento/session';

const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Loads Apollo Client once the visitor uses the page, so that the next page finds it; a visitor who only looks never loads it. */
export function warmApollo(): void {
  const warm = () => {
    for (const sign of signsOfUse) window.removeEventListener(sign, warm);
    // A failure is of no consequence: the page that needs it loads it again.
    whenIdle(() => void loadApollo().catch(() => undefined));
  };
  for (const sign of signsOfUse) window.addEventListener(sign, warm, { passive: true });
}
