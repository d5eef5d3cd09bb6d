import { useEffect, useRef } from 'react';

/** After a change of page: its top, and the keyboard at its content. The browser does this itself for the first page. */
export function useArrival(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The first view of the first page must not come back while another page loads.
    document.getElementById('first')?.remove();
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
