import { useEffect } from 'react';

/** Marks in the browser's timeline when React has rendered a page and run its effects; `npm run bench` reads the first mark. */
export function PageMark(): null {
  useEffect(() => void performance.mark('cimiento.page'), []);
  return null;
}
