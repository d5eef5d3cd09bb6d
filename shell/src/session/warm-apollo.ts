import { paths } from '@cimiento/contracts';
import { loadApollo, whenIdle, type Session } from '@cimiento/session';

const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/** Browsers also send a move for a pointer that rests where the page is drawn under it. */
const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/**
 * Loads Apollo Client once a signed-in user uses the page, or a visitor the login, so that the next page finds it. The public pages work
 * without it.
 */
export function warmApollo({ getState }: Pick<Session, 'getState'>): void {
  const needsSoon = () => getState().user !== null || location.pathname === paths.login;
  const warm = (event: Event) => {
    if (isResting(event) || !needsSoon()) return;
    for (const sign of signsOfUse) window.removeEventListener(sign, warm);
    // A failure is of no consequence: the page that needs it loads it again.
    whenIdle(() => void loadApollo().catch(() => undefined));
  };
  for (const sign of signsOfUse) window.addEventListener(sign, warm, { passive: true });
}
