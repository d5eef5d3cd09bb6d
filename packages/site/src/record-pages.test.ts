import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { brand, readCompany } from '@cimiento/contracts';
import { site } from './site';

const shellPage = `<html><head><!--head--><title>Sin nombre</title><!--/head-->
<script type="application/json" id="site-facts"></script><script type="application/json" id="remotes"></script></head>
<body><div id="first"><!--first--><!--/first--></div></body></html>`;

const findArticle = (slug: string) => {
  if (slug === 'caído') throw new Error('no database');
  return Promise.resolve(
    slug === 'año-uno' ? { title: 'Año uno', excerpt: 'Lo que aprendimos', imageUrl: '/images/uno.svg' } : null,
  );
};

const findProject = (id: number) => {
  if (id === 500) throw new Error('no database');
  const description = `Un patio${' y otro'.repeat(100)}`;
  return Promise.resolve(
    id === 7
      ? { name: 'Casa <7>', location: 'Loja, Ecuador', description, image: 'https://x.example/7.jpg?a=1&b="2"' }
      : null,
  );
};

const facts = {
  company: readCompany({ COMPANY_NAME: '</script>$&' }, false),
  contactEmail: brand.contactEmail,
  isDemonstration: false,
};

let root: string;
let server: Server;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-records-'));
  mkdirSync(path.join(root, 'shell/dist/app'), { recursive: true });
  writeFileSync(path.join(root, 'shell/dist/app/index.html'), shellPage);
  const app = express().use(site(root, { content: { findArticle, findProject }, facts }));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, () => resolve(listening));
  });
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(root, { recursive: true, force: true });
});

const get = (address: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`);

test('writes the name, place and first words about a project into its public page', async () => {
  const page = await (await get('/oportunidades/7')).text();
  expect(page).toContain('<title>Casa &lt;7&gt; · Cimiento</title>');
  expect(page).toMatch(/<h1>Casa &lt;7&gt;<\/h1>\s*<p>Loja, Ecuador<\/p>/);
  expect(page).toContain('<img src="https://x.example/7.jpg?a=1&amp;b=&quot;2&quot;" alt="" fetchpriority="high" />');
  expect(/name="description" content="(Un patio[^"]*)"/.exec(page)?.[1]).toHaveLength(200);
  for (const address of ['/oportunidades/8', '/oportunidades/500', '/oportunidades/07', '/oportunidades/7x'])
    expect(await (await get(address)).text()).toContain('<title>Sin nombre</title>');
});

test('writes the facts of the installation into each page, with nothing that ends their element', async () => {
  const page = await (await get('/oportunidades')).text();
  const [, text = ''] = /id="site-facts">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(text)).toEqual(facts);
});

test('answers with 404 and the page an id that no project can have', async () => {
  for (const id of ['abc', '0', '-1', '1e3', '99999999999', '07', '7x', '%20']) {
    const response = await get(`/oportunidades/${id}`);
    expect([id, response.status]).toEqual([id, 404]);
    expect(await response.text()).toContain('id="remotes"');
  }
  for (const address of ['/oportunidades', '/oportunidades/7', '/oportunidades/8'])
    expect([address, (await get(address)).status]).toEqual([address, 200]);
});

test('writes the title and excerpt of an article into its page', async () => {
  const html = await (await get('/blog/a%C3%B1o-uno')).text();
  expect(html).toContain('<title>Año uno · Cimiento</title>');
  expect(html).toContain('<meta property="og:type" content="article" />');
  expect(html).toContain('<meta name="description" content="Lo que aprendimos" />');
  expect(html).toContain('<h1>Año uno</h1>');
  expect(html).toContain('<img src="/images/uno.svg" alt="" fetchpriority="high" />');
});
