import { useEffect } from 'react';
import { removeFirstViewOnceHidden } from '../chrome/first-view';

/**
 * Marks in the browser's timeline when React has rendered a page and run its effects; `npm run bench` reads the first mark. From then on the
 * first view of the HTML is no longer needed.
 */
export function PageMark(): null {
  useEffect(() => {
    performance.mark('cimiento.page');
    removeFirstViewOnceHidden();
  }, []);
  return null;
}
