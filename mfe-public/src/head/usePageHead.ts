import { usePageTitle } from '@cimiento/ui';
import remote from '../remote.json';

const { pages } = remote;

export type PublicPage = keyof typeof pages;

/**
 * Title and description of a page of ours in the browser's tab, and the words to head it with. They stand in `remote.json`, from where
 * the server writes them into the page for those who read it without running it.
 */
export function usePageHead(address: PublicPage): (typeof pages)[PublicPage] {
  const head = pages[address];
  usePageTitle(head.title, head.description);
  return head;
}
