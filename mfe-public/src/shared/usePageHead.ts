import type { PageHead } from '@cimiento/federation/runtime';
import { usePageTitle } from '@cimiento/ui';
import { heads, type HeadedPath } from './heads';

/** Sets title and description of a page in the browser, and returns its head for the page to show. */
export function usePageHead(path: HeadedPath): PageHead {
  const head = heads[path];
  usePageTitle(head.title, head.description);
  return head;
}
