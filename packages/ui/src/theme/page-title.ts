import { toPageTitle } from '@cimiento/contracts';
import { useEffect } from 'react';

/** Sets the document's title and meta description. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = toPageTitle(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
