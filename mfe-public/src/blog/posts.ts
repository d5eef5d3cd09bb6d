import { foldText, relatedPosts } from '@cimiento/contracts';

type Searchable = { title: string; excerpt: string };

/** Articles whose title or excerpt contains the text, ignoring case and accents. */
export function searchPosts<T extends Searchable>(posts: readonly T[], text: string): T[] {
  const needle = foldText(text.trim());
  return posts.filter(({ title, excerpt }) => foldText(`${title}\n${excerpt}`).includes(needle));
}

/** Splits text into paragraphs at blank lines. */
export const splitParagraphs = (content: string): string[] =>
  content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Up to two other articles: the next ones in the list, continuing from its start. */
export function getRelatedPosts<T extends { id: number }>(posts: readonly T[], post: T): T[] {
  const index = posts.findIndex(({ id }) => id === post.id);
  return [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, relatedPosts);
}
