import type { RegistryEntry } from '@cimiento/federation/runtime';
import { renderHook } from '@testing-library/react';
import * as react from 'react';

type Vital = 'lcp' | 'inp' | 'cls';
type Page = { remote: string; release: RegistryEntry; page: string };

const createPage = (remote: string, build: string): Page => ({
  remote,
  release: { entry: '', contract: 1, routes: {}, version: '1.4.0', build },
  page: '/blog',
});
const stable = createPage('public', 'aaaaaaaaaaaa');
const canary = createPage('public', 'bbbbbbbbbbbb');
const other = createPage('investor', 'cccccccccccc');

let reports: string[];
let reportVital: Partial<Record<Vital, (measured: { value: number }) => void>>;

/** Opens pages one after the other in a new tab, and then measures it. Returns what is counted, for which release. */
async function visit(...pages: [Page, ...Page[]]): Promise<string[]> {
  jest.resetModules();
  reports = [];
  reportVital = {};
  const observe = (vital: Vital) => (report: (measured: { value: number }) => void) =>
    void (reportVital[vital] = report);
  jest.doMock('react', () => react);
  jest.doMock('@cimiento/session', () => ({ whenIdle: (work: () => void) => work() }));
  jest.doMock('web-vitals', () => ({ onLCP: observe('lcp'), onINP: observe('inp'), onCLS: observe('cls') }));
  jest.doMock('./report-health', () => ({
    reportOpened: () => undefined,
    reportHealth: (remote: string, { build }: RegistryEntry, metric: string, { page }: { page?: string }) =>
      reports.push([remote, build, metric, page].filter(Boolean).join(' ')),
  }));
  const { useReleaseHealth } = await import('./useReleaseHealth');
  const [first, ...rest] = pages;
  const { rerender } = renderHook(({ remote, release, page }: Page) => useReleaseHealth(remote, release, page), {
    initialProps: first,
  });
  // Longer than the first page stays undisturbed, so that the script is loaded and waits for what comes.
  await jest.advanceTimersByTimeAsync(5000);
  for (const page of rest) rerender(page);
  for (const vital of ['lcp', 'inp', 'cls'] as const) reportVital[vital]!({ value: 1 });
  return reports;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['the stable release', stable, 'aaaaaaaaaaaa'],
  ['the canary', canary, 'bbbbbbbbbbbb'],
])('all web vitals of a tab with pages of %s only count for it', async (_name, page, build) => {
  // The registry was read again, and says the same.
  expect(await visit(page, { ...page, release: { ...page.release } })).toEqual([
    `public ${build} load /blog`,
    `public ${build} load /blog`,
    `public ${build} lcp`,
    `public ${build} inp`,
    `public ${build} cls`,
  ]);
});

test.each([
  ['of another remote', [canary, other]],
  ['of another remote and back', [canary, other, canary]],
  ['of the stable release after its canary', [canary, stable]],
] as const)('only the largest paint counts for the first page once a page %s was opened', async (_name, pages) => {
  const [first, ...rest] = pages;
  expect(await visit(first, ...rest)).toEqual([
    ...pages.map(({ remote, release }) => `${remote} ${release.build} load /blog`),
    'public bbbbbbbbbbbb lcp',
  ]);
});
