import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { createTestGateway } from '../../testing';
import { playground } from './playground';

test('serves the built playground with immutable assets, all from this origin', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-playground-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), 'the editor');
  writeFileSync(path.join(folder, 'assets/main.0123456789ab.js'), 'code');
  const server = express().use('/playground', playground(folder)).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`);
    const page = await get('/playground');
    expect([page.status, await page.text(), page.headers.get('cache-control')]).toEqual([
      200,
      'the editor',
      'no-cache',
    ]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect((await get('/playground/assets/main.0123456789ab.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/playground/assets/gone.js')).status).toBe(404);
    const malformed = await get('/playground/assets/%E0%A4%A');
    expect([malformed.status, await malformed.text()]).toEqual([400, 'Bad Request']);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('answers 404 where the playground is off', async () => {
  const served = await createTestGateway('sqlite', { demoData: false, config: { playground: false } });
  try {
    expect((await served.client().request('GET', '/playground')).status).toBe(404);
  } finally {
    await served.close();
  }
});
