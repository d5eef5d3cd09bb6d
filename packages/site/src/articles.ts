import type { ArticleOf } from './pages';

const query = '{ posts { slug title excerpt } }';

/** How long the page of an article waits for its title, in milliseconds; without it the page says so once it runs. */
const timeLimit = 1000;

type Answer = { data: { posts: { slug: string; title: string; excerpt: string }[] } };

/** Articles as a gateway at this address has them. Throws when it does not answer in time. */
export const articlesOf =
  (gateway: string): ArticleOf =>
  async (slug) => {
    const response = await fetch(new URL('/graphql', gateway), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeLimit),
    });
    const { data } = (await response.json()) as Answer;
    return data.posts.find((post) => post.slug === slug) ?? null;
  };
