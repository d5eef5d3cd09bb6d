import { siteOperations } from '@cimiento/server';
import type { Content } from './pages';

/** Time limit for what a page is about, in ms; without it, the page shows it once it runs. */
const timeLimitMs = 1000;

/** Asks a gateway as a visitor. @throws when it does not answer in time */
async function ask<Data>(gatewayUrl: string, query: string, variables: object): Promise<Data | null> {
  const response = await fetch(new URL('/graphql', gatewayUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  return ((await response.json()) as { data: Data | null }).data;
}

type Posts = { posts: { slug: string; title: string; excerpt: string; imageUrl: string | null }[] };
type OneProject = { project: { name: string; location: string; description: string; image: string | null } };

/** Finds articles and projects by asking a gateway. They throw when it does not answer in time. */
export const findContentAt = (gatewayUrl: string): Content => ({
  findArticle: async (slug) =>
    (await ask<Posts>(gatewayUrl, siteOperations.articles, {}))?.posts.find((post) => post.slug === slug) ?? null,
  findProject: async (id) => (await ask<OneProject>(gatewayUrl, siteOperations.project, { id }))?.project ?? null,
});
