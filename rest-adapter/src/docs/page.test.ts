import { committedOpenApi } from '../openapi/file';
import { routes } from '../routes';
import { serve } from '../testing/serve';
import type { OpenApi } from './document';
import { docsPage } from './page';

const document = JSON.parse(committedOpenApi()) as OpenApi;

test('every row of the table is on the page once', () => {
  const page = docsPage(document);
  for (const { method, path } of routes) {
    const { operationId } = document.paths[path]?.[method.toLowerCase()] ?? {};
    expect(page.split(`<details id="${operationId}">`)).toHaveLength(2);
  }
  expect(page.match(/<details /g)).toHaveLength(routes.length);
});

test('every link leads to something on the page', () => {
  const page = docsPage(document);
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(0);
  for (const id of new Set(targets)) expect(page).toContain(`id="${id}"`);
});

test('what the document says is text, never markup', () => {
  const info = { ...document.info, title: '<script>alert("1")</script>' };
  expect(docsPage({ ...document, info })).not.toContain('<script');
});

test('the page is served with a policy that lets it run and load nothing', async () => {
  const served = await serve({ answer: async () => ({}) });
  try {
    const { status, headers, body } = await served.client.request('GET', '/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
    expect(body).not.toMatch(/<script|src="|https?:/);
  } finally {
    await served.close();
  }
});
