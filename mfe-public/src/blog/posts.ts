import { folded, relatedPosts } from '@cimiento/contracts';

type Searchable = { title: string; excerpt: string };

/** Articles whose title or excerpt has the words, whatever their case (specification §2) and accents: a phone types few of them. */
export function searchPosts<T extends Searchable>(posts: readonly T[], words: string): T[] {
  const wanted = folded(words.trim());
  return posts.filter(({ title, excerpt }) => folded(`${title}\n${excerpt}`).includes(wanted));
}

/** Paragraphs of a text: blank lines part them. */
export const splitParagraphs = (content: string): string[] =>
  content
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Up to two other articles: those that follow, and from the start again. */
export function getRelatedPosts<T extends { id: number }>(posts: readonly T[], post: T): T[] {
  const place = posts.findIndex(({ id }) => id === post.id);
  return [...posts.slice(place + 1), ...posts.slice(0, place)].slice(0, relatedPosts);
}
