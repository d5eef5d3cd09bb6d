import type { FindArticle } from './pages';

const query = '{ posts { slug title excerpt } }';

/** Time limit for an article's title, in ms; without the title, the page shows it once it runs. */
const timeLimitMs = 1000;

type Answer = { data: { posts: { slug: string; title: string; excerpt: string }[] } };

/** Finds articles by asking a gateway. Throws when the gateway does not answer in time. */
export const findArticleAt =
  (gatewayUrl: string): FindArticle =>
  async (slug) => {
    const response = await fetch(new URL('/graphql', gatewayUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    const { data } = (await response.json()) as Answer;
    return data.posts.find((post) => post.slug === slug) ?? null;
  };
