import { errorCodes } from '@cimiento/contracts';
import { readOpenApiFile } from '../openapi/file';
import type { OpenApiDocument } from '../openapi/document';
import { useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();
const document = JSON.parse(readOpenApiFile()) as OpenApiDocument;
const pages = ['/api/docs', '/api/docs/clients', '/api/docs/changelog', '/api/docs/problems'];

const read = async (address: string): Promise<string> => String((await api.send('GET', address)).body);
const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const listIds = (html: string): Set<string> => new Set(listMatches(html, / id="([^"]+)"/g));
const listLinks = (html: string): string[] => [...new Set(listMatches(html, /(?:href|src)="([^"]+)"/g))];

test.each(pages)('%s runs and loads nothing but files of its origin', async (address) => {
  const { status, headers, body } = await api.send('GET', `${address}?utm_source=mail`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers.get('content-security-policy')?.split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  expect(body).not.toMatch(/<style|<script>|\son\w+=|(?:src|<link[^>]*href)="https?:/);
});

test('every link of the pages leads to a page, and to a part that it has', async () => {
  const broken: string[] = [];
  const checked = new Map<string, Set<string>>();
  for (const page of pages) {
    const html = await read(page);
    for (const link of listLinks(html).filter((each) => !/^(https:|data:)/.test(each))) {
      const [address = '', part] = link.split('#');
      const target = address || page;
      if (!checked.has(target)) {
        const { status, body } = await api.send('GET', target, undefined, { accept: 'text/html' });
        // Only a built checkout has the package.
        if (status !== 200 && target !== '/api/docs/sdk.tgz') broken.push(`${page}: ${link}`);
        checked.set(target, listIds(String(body)));
      }
      if (part !== undefined && !checked.get(target)?.has(part)) broken.push(`${page}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
  for (const page of [...pages, '/api/docs/docs.css', '/api/docs/reference.js', '/api/openapi.json'])
    expect([page, checked.has(page)]).toEqual([page, true]);
});

test('the reference has each operation, webhook and schema, with its own address', async () => {
  const html = await read('/api/docs');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, { operationId }]) => ({ path, verb, operationId })),
  );
  expect(operations.length).toBeGreaterThan(150);
  const missing = operations.filter(({ path, verb, operationId }) => {
    const start = html.indexOf(`<details id="${operationId}"`);
    const summary = html.slice(start, html.indexOf('</summary>', start));
    return start < 0 || !summary.includes(`>${verb.toUpperCase()}<`) || !summary.includes(`<code>${path}</code>`);
  });
  expect(missing).toEqual([]);
  const ids = listIds(html);
  const others = [
    ...Object.keys(document.webhooks).map((type) => `webhook-${type}`),
    ...Object.keys(document.components.schemas ?? {}).map((name) => `schema-${name}`),
  ];
  expect(others.filter((id) => !ids.has(id))).toEqual([]);
});

test('each problem is one click away from its list, and from the operations that answer with it', async () => {
  const [problems, reference] = [await read('/api/docs/problems'), await read('/api/docs')];
  const addresses = Object.keys(errorCodes).map((code) => `href="/api/problems/${code}"`);
  expect(addresses.filter((address) => !problems.includes(address))).toEqual([]);
  expect(reference).toContain('href="/api/problems/IDEMPOTENCY_MISMATCH"');
});

test('the guide has its programs as they are executed', async () => {
  const html = await read('/api/docs/clients');
  expect(html).toContain('urlopen(Request(URL + path');
  expect(html).toContain('import { createClient, type Row } from &quot;@cimiento/sdk&quot;'.replaceAll('&quot;', "'"));
  expect(html).not.toContain('{{');
});

test('texts of the document are text, not HTML', async () => {
  const html = await read('/api/docs');
  const tags = new Set(listMatches(html, /<(\w+)/g));
  const known =
    'html head meta title link script body nav a main h1 h2 h4 p small code strong div label input section details summary span table thead tbody tr th td pre form textarea button output';
  expect([...tags].filter((tag) => tag !== '' && !known.split(' ').includes(tag))).toEqual([]);
});
