import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import fc from 'fast-check';
import { badKinds, refusedKinds, type Team, TeamDays, teamPages, teams } from '../support/team-days';
import { expect, signIn, test } from '../support/test';

// `TEAM_DAYS=200 npx playwright test team-days` plays so many days; the suite plays a few of one seed.
const asked = process.env.TEAM_DAYS;
const seed = Number(process.env.TEAM_SEED ?? 57);

const team = fc.constantFrom(...teams);
const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('release'), team }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('release bad'), team, kind: fc.constantFrom(...badKinds) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('refused'), team, kind: fc.constantFrom(...refusedKinds) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('canary'), team, isBad: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('rollback'), team }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('yank'), team }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('retire'), team }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('killed release'), team, ms: fc.integer({ min: 50, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('wrong clock'), team, hours: fc.constantFrom(-30, 2) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('new shell') }) },
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
const visit = fc.record({ tab: fc.nat(2), team, isFresh: fc.boolean() });
const day = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  visits: fc.array(visit, { minLength: 2, maxLength: 5 }),
});

type Registry = Record<string, { build: string; routes: Record<string, string> }>;

/** A browser of somebody who is signed in as staff, with the registry that its page came with. */
class Visitor {
  private page: Page | null = null;
  private registry: Registry = {};
  readonly shown = { pages: 0, 'failed pages of a bad release': 0, 'addresses that nobody has': 0 };

  constructor(
    private readonly days: TeamDays,
    private readonly browser: Browser,
  ) {}

  async close(): Promise<void> {
    // Leaves the page first, as a tab that is closed does: it sends what waits.
    await this.page?.goto('about:blank');
    await this.page?.context().close();
    this.page = null;
  }

  /** Opens the page of a team: as a fresh page, or within the one that is open. */
  async visit(name: Team, isFresh: boolean): Promise<void> {
    const { address } = teamPages[name];
    if (this.page === null || isFresh) await this.open(address);
    else
      await this.page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    await this.check(name);
  }

  private async open(address: string): Promise<void> {
    if (this.page === null) {
      const context = await this.browser.newContext({ baseURL: this.days.deployment.url, reducedMotion: 'reduce' });
      this.page = await context.newPage();
      await signIn(this.page, 'admin');
    }
    await this.page.goto(address);
    this.registry = JSON.parse((await this.page.locator('#remotes').textContent()) ?? '{}') as Registry;
  }

  /** The page shows what its release is: its heading, or a message below the header of the site. */
  private async check(name: Team): Promise<void> {
    const page = this.page!;
    const { address } = teamPages[name];
    const [, entry] = Object.entries(this.registry).find(([, { routes }]) => address in routes) ?? [];
    if (!entry) {
      await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
      this.shown['addresses that nobody has'] += 1;
      return;
    }
    const build = this.days.builds.get(entry.build)!;
    const heading = page.getByRole('heading', { level: 1, name: build.heading, exact: true });
    const message = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta sección' });
    if (build.isBad) {
      await expect(message).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    } else if (this.days.gone.has(entry.build)) await expect(heading.or(message)).toBeVisible();
    else await expect(heading).toBeVisible();
    this.shown[build.isBad ? 'failed pages of a bad release' : 'pages'] += 1;
  }
}

test.describe('days of four teams', () => {
  let folder: string;
  let days: TeamDays;
  let visitors: Visitor[];

  test.beforeAll(async ({ browser }) => {
    folder = await mkdtemp(path.join(tmpdir(), 'cimiento-teams-'));
    days = await TeamDays.start(folder);
    visitors = [0, 1, 2].map(() => new Visitor(days, browser));
  });

  test.afterAll(async () => {
    for (const visitor of visitors) await visitor.close();
    await days.deployment.stop();
    await rm(folder, { recursive: true });
  });

  /** A canary that ends by itself, in the browsers that get it. */
  async function playCanary(browser: Browser, name: Team, isBad: boolean): Promise<void> {
    const live = (await days.deployment.readRegistry())[name];
    if (live === undefined) return;
    const app = await days.build(name, isBad ? 'broken chunks' : 'good');
    await days.release(app, ...['--share', '50', '--until-healthy', '--every', '1s']);
    if (!isBad) return;
    // Three people open it, and stay.
    const contexts = [];
    for (const group of await days.listCanaryGroups(name, 3)) {
      const context = await browser.newContext({ baseURL: days.deployment.url, reducedMotion: 'reduce' });
      contexts.push(context);
      await context.addCookies([{ name: 'cimiento.group', value: group, domain: 'localhost', path: '/' }]);
      const page = await context.newPage();
      await signIn(page, 'admin');
      await page.goto(teamPages[name].address);
      await expect(page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta sección' })).toBeVisible();
    }
    const readCanary = async () => (await days.deployment.readRegistry())[name]?.canary;
    // Where the live release fails too, its team must notice.
    if (days.builds.get(live.build)!.isBad) await days.rollback(name);
    else await expect.poll(readCanary, { timeout: 75_000 }).toBeUndefined();
    for (const context of contexts) await context.close();
  }

  async function act(browser: Browser, next: Action): Promise<void> {
    switch (next.type) {
      case 'release':
        return days.release(await days.build(next.team));
      case 'release bad':
        return days.release(await days.build(next.team, next.kind));
      case 'refused':
        return expect(await days.refuse(next.team, next.kind)).not.toMatch(/was released|at .*\.js:/);
      case 'canary':
        return playCanary(browser, next.team, next.isBad);
      case 'rollback':
        return void (await days.rollback(next.team));
      case 'yank':
        return void (await days.yank(next.team));
      case 'retire':
        return days.retire(next.team);
      case 'killed release':
        return days.killRelease(next.team, next.ms);
      case 'wrong clock':
        return days.releaseByClock(next.team, next.hours);
      case 'new shell':
        return days.replaceShell();
    }
  }

  test('no page of another team fails, whatever teams, shells and machines do', async ({ browser }) => {
    test.setTimeout(7_200_000);
    for (const { actions, visits } of fc.sample(day, { numRuns: Number(asked ?? 3), seed })) {
      for (const next of actions) await act(browser, next);
      for (const { tab, team: name, isFresh } of visits) await visitors[tab]!.visit(name, isFresh);
      for (const name of teams) expect(await days.findDisagreements(name)).toEqual([]);
      // One goes, and comes again later.
      if (visits[0]!.isFresh) await visitors[visits[0]!.tab]!.close();
    }
    console.log(
      Object.fromEntries(days.done),
      visitors.map(({ shown }) => shown),
    );
  });
});
