import { pageTitle } from '@cimiento/contracts';
import { useEffect } from 'react';

/** Title and description of the page in the browser's tab and for whoever shares it. */
export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
    if (description) document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
