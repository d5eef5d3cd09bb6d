import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Deployment } from '../support/deployment';
import { remotes, root } from '../support/repository';
import { expect, signIn, submitLogin, test as base } from '../support/test';
import { unpackYesterday } from '../support/yesterday';

// Shell and remotes are released on different days. `fixtures/yesterday.json.br` has the shell and the remotes as an earlier version built
// them, with everything that was compiled into them. This proves that the remotes of yesterday run on today's shell, against today's gateway,
// and that today's remotes run on the shell of yesterday, through the preflight of their release: with the shared libraries, session, toasts
// and navigation of the shell. It proves nothing about yesterday's servers.
//
// A remote may come to need a newer shell, because shells are released first (docs/teams.md). Then its release is refused, in one line, and
// what ran before continues. That alone is tested until the fixture is renewed (scripts/yesterday.mjs).

type Day = 'today' | 'yesterday';

const test = base.extend<{ shell: Day; yesterday: string; deployment: Deployment }>({
  shell: ['today', { option: true }],
  // Playwright reads the names of the needed fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  yesterday: async ({}, use) => {
    const folder = await unpackYesterday();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  deployment: async ({ shell, yesterday }, use) => {
    const deployment = await Deployment.start(0, shell === 'yesterday' ? yesterday : root);
    await use(deployment);
    await deployment.stop();
  },
  baseURL: ({ deployment }, use) => use(deployment.url),
});

const getMenuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });

/** Uses public pages as people do, without leaving the page that the shell started with. */
async function usePublicPages(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await getMenuLink(page, 'Oportunidades').click();
  await expect(page.getByRole('tab', { name: /Financiadas/ })).toBeVisible();
  await getMenuLink(page, 'Blog').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar Sesión' }).first().click();
  await submitLogin(page, { username: 'maria', password: 'no-es-esta' });
  // A toast of the shell, from the remote.
  await expect(page.getByRole('region', { name: 'Notificaciones' })).toContainText('Error');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
}

/** Uses the pages of people who have signed in, and goes back to a public one. */
async function useOwnPages(page: Page): Promise<void> {
  await submitLogin(page, 'maria');
  await expect(page.getByRole('group', { name: 'Total Invertido' })).toBeVisible();
  await getMenuLink(page, 'Oportunidades').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oportunidades de inversión' })).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  await signIn(page, 'admin');
  await page.goto('/admin/projects');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
}

const getBuild = (folder: string, name: string): string => path.join(folder, `mfe-${name}`);

/** The remotes that a folder has builds of: one may be newer than yesterday. */
const listBuilt = (folder: string): string[] => remotes.filter((name) => existsSync(getBuild(folder, name)));

/** Remote → fingerprint of its build in a folder. */
async function readFingerprints(folder: string): Promise<Record<string, string>> {
  const read = async (name: string) => {
    const text = await readFile(path.join(getBuild(folder, name), 'dist/app/remote.json'), 'utf8');
    return [name, (JSON.parse(text) as { build: string }).build];
  };
  return Object.fromEntries(await Promise.all(listBuilt(folder).map(read)));
}

async function readLiveFingerprints(deployment: Deployment): Promise<Record<string, string | undefined>> {
  const entries = Object.entries(await deployment.readRegistry());
  return Object.fromEntries(entries.map(([name, entry]) => [name, entry?.build]));
}

test("yesterday's remotes run on today's shell", async ({ page, deployment, yesterday }) => {
  for (const name of listBuilt(yesterday)) await deployment.release(name, getBuild(yesterday, name));
  expect(await readLiveFingerprints(deployment)).toEqual(await readFingerprints(yesterday));
  await usePublicPages(page);
  await useOwnPages(page);
});

const newerShell =
  /needs \S+ \S+ \(package\.json\), and the shell has \S+$|the shell (does not share|runs contracts) .+$/;

/** Releases a remote of today; returns whether that is refused, in lines that say why, because it needs a newer shell. */
async function isRefused(deployment: Deployment, name: string): Promise<boolean> {
  try {
    await deployment.release(name);
    return false;
  } catch (error) {
    for (const line of (error as { stderr: string }).stderr.trim().split('\n')) expect(line).toMatch(newerShell);
    return true;
  }
}

test.describe("yesterday's shell", () => {
  test.use({ shell: 'yesterday' });

  test("runs today's remotes, or refuses them in one line", async ({ page, deployment, yesterday }) => {
    for (const name of listBuilt(yesterday)) await deployment.release(name, getBuild(yesterday, name));
    const refused: string[] = [];
    for (const name of remotes) if (await isRefused(deployment, name)) refused.push(name);
    // What is shared is the same for all.
    expect([[], remotes]).toContainEqual(refused);
    const isNewerShellNeeded = refused.length > 0;
    const expected = await readFingerprints(isNewerShellNeeded ? yesterday : root);
    expect(await readLiveFingerprints(deployment)).toEqual(expected);
    const [, script] = /assets\/(shell\.[0-9a-f]+\.js)/.exec(
      await readFile(path.join(yesterday, 'shell/dist/app/index.html'), 'utf8'),
    )!;
    const began = page.waitForResponse((response) => response.url().endsWith(script!));
    await usePublicPages(page);
    await useOwnPages(page);
    expect((await began).ok()).toBe(true);
  });
});
