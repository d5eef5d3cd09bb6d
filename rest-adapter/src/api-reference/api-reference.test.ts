import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useSampleApi } from '../testing/sample-routes';

const api = useSampleApi();
const page = readFileSync(path.resolve(__dirname, '../../api-reference/index.html'), 'utf8');
const assets = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, address]) => String(address));

test('the page runs and loads nothing but files of its origin', async () => {
  const { status, headers, body } = await api.send('GET', '/api/docs?utm_source=mail');
  expect([status, headers.get('content-type'), body]).toEqual([200, 'text/html; charset=utf-8', page]);
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
  expect(page).not.toMatch(/<style|<script>|\son\w+=|https?:/);
});

test('every file that the page names is served with its type, and revalidated', async () => {
  expect(assets).toHaveLength(4);
  for (const address of assets) {
    const { status, headers } = await api.send('GET', address);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(headers.get('content-type')).toBe(`text/${address.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`);
    expect(headers.get('etag')).toEqual(expect.any(String));
  }
});
