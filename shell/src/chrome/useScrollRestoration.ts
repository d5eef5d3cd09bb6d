import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { leftAt, returnTo } from './positions';

/**
 * After a change of page: its top, or where it was left when the way leads back to it, and the keyboard at its content. The browser does
 * this itself for the first page.
 */
export function useScrollRestoration({ pathname, key }: Location): void {
  const previous = useRef(pathname);
  // Before the next drawing, in which a shorter page moves what is in view: that is not where the page before was left.
  useLayoutEffect(() => {
    const keep = () => leftAt.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The first view of the first page must not come back while another page loads.
    document.getElementById('first')?.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return returnTo(leftAt.get(key) ?? 0);
  }, [pathname, key]);
}
