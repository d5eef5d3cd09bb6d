import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore, stateShell } from '@cimiento/releases';
import type { Page } from '@playwright/test';
import { copyShell, Deployment } from '../support/deployment';
import { ports } from '../support/ports';
import { remotes, root } from '../support/repository';
import { expect, signIn, submitLogin, test } from '../support/test';

let deployment: Deployment;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: `http://localhost:${ports.shells}`,
  expectedErrors: /Failed to load resource|RemoteError|ChunkLoadError|Refused to execute script|Loading chunk/,
});

/** The shell that the site serves from now on, with its files alone; it was stated in the store. */
async function replaceShell(from: string): Promise<void> {
  await rm(path.join(folder, 'shell'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'shell/dist'), { recursive: true });
  await cp(path.join(from, 'shell/dist/app'), path.join(folder, 'shell/dist/app'), { recursive: true });
  await stateShell(openStore(deployment.remotes), path.join(from, 'shell/dist/app'), 'release-shell');
}

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cimiento-shells-'));
  await copyShell(path.join(folder, 'later'));
  await cp(path.join(root, 'shell/dist/app'), path.join(folder, 'shell/dist/app'), { recursive: true });
  deployment = await Deployment.start(ports.shells, folder);
  for (const name of remotes) await deployment.release(name);
});

test.beforeEach(() => replaceShell(root));

test.afterAll(async () => {
  await deployment.stop();
  await rm(folder, { recursive: true });
});

/** The requests by which a tab books a failure to a remote. */
function listBookedFailures(page: Page): string[] {
  const booked: string[] = [];
  page.on('request', (request) => {
    if (/remotes.(report|health)/.test(request.url()) && !request.url().includes('remote=shell'))
      if (/_failed|reason=/.test(`${request.url()} ${request.postData()}`)) booked.push(request.url());
  });
  return booked;
}

const openLogin = (page: Page) => page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();

test('an open tab of an earlier shell signs in and finds its bell, account menu and pages', async ({ page }) => {
  await page.goto('/oportunidades');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await replaceShell(path.join(folder, 'later'));
  await openLogin(page);
  await submitLogin(page, 'maria');
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notificaciones/ })).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('a tab whose shell is gone offers to load the page again, and books it to no remote', async ({ page }) => {
  const booked = listBookedFailures(page);
  await page.goto('/oportunidades');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await replaceShell(path.join(folder, 'later'));
  await rename(path.join(deployment.remotes, 'shell'), path.join(folder, 'gone'));
  const report = page.waitForRequest(/remotes.report.remote=shell/);
  await openLogin(page);
  await submitLogin(page, 'maria');
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar una parte del sitio' })).toBeVisible();
  await report;
  await page.getByRole('alert').getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notificaciones/ })).toBeVisible();
  expect(booked).toEqual([]);
  await rename(path.join(folder, 'gone'), path.join(deployment.remotes, 'shell'));
});

test('a fresh page of either of two shells with one store finds its files on the other site', async ({ page }) => {
  const other = await Deployment.start(0, path.join(folder, 'later'), deployment.remotes);
  await replaceShell(root);
  // A proxy in front sends the page to one site and each file to the other.
  await page.route('**/assets/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, other.url).href }) });
  });
  await signIn(page, 'maria');
  await page.goto('/dashboard');
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notificaciones/ })).toBeVisible();
  await other.stop();
});
