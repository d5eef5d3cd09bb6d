import { answerUnsavedChanges } from '@cimiento/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NewReleaseHost } from './NewReleaseHost';
import { useOpenedRelease } from './opened-releases';
import { reportMissingPart } from './shell-files';

const trials: Record<string, string> = {};
jest.mock('@cimiento/federation/runtime', () => ({
  readOverrides: () => trials,
  reportFailure: () => undefined,
  withRetry: <T,>(work: () => Promise<T>) => work(),
}));

const release = {
  entry: '/remotes/public/1.0.0-aaa/mf-manifest.json',
  contract: 1,
  routes: {},
  version: '1.0.0',
  build: 'aaa',
};
const text = 'Hay una versión nueva';
const minute = 60_000;

let outdated: string[];
let addresses: string[];

function Page({ build = 'aaa' }: { build?: string }) {
  useOpenedRelease('public', { ...release, build });
  return <input aria-label="Nombre" />;
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens a tab that is a minute old, which has asked once. */
async function openTab() {
  const tab = render(
    <>
      <Page />
      <NewReleaseHost />
    </>,
    { wrapper: MemoryRouter },
  );
  await advance(minute);
  // The script of the bar.
  await act(() => jest.requireActual<Promise<unknown>>('./NewReleaseBar'));
  await advance(0);
  return tab;
}

beforeEach(() => {
  jest.useFakeTimers();
  outdated = ['public'];
  addresses = [];
  globalThis.fetch = (address) => {
    addresses.push(String(address));
    return Promise.resolve(Response.json({ outdated }));
  };
});

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
  for (const name of Object.keys(trials)) delete trials[name];
});

test('says nothing in a tab whose releases are in order', async () => {
  outdated = [];
  await openTab();
  expect(addresses).toEqual(['/remotes/outdated?public=1.0.0-aaa']);
  expect(screen.queryByText(text)).toBeNull();
});

test('asks nothing in a young tab', async () => {
  render(<NewReleaseHost />, { wrapper: MemoryRouter });
  await advance(minute - 1);
  expect(addresses).toEqual([]);
});

test('asks again slowly, and when people come back, but never in a hidden tab', async () => {
  outdated = [];
  await openTab();
  await advance(14 * minute);
  expect(addresses).toHaveLength(1);
  await advance(minute);
  expect(addresses).toHaveLength(2);
  fireEvent.focus(window);
  expect(addresses).toHaveLength(2);
  await advance(minute);
  fireEvent.focus(window);
  await advance(0);
  expect(addresses).toHaveLength(3);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(60 * minute);
  expect(addresses).toHaveLength(3);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await advance(0);
  expect(addresses).toHaveLength(4);
});

test('offers a tab with an outdated release to load the page again, until it is told to be quiet', async () => {
  await openTab();
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar el aviso' }));
  await advance(2 * minute);
  expect(screen.queryByText(text)).toBeNull();
});

test.each<[string, () => () => void]>([
  ['a form has unsaved changes or a step must not be interrupted', () => answerUnsavedChanges(() => true)],
  [
    'a field has the focus',
    () => {
      screen.getByLabelText('Nombre').focus();
      return () => screen.getByLabelText('Nombre').blur();
    },
  ],
  [
    'a dialog is open',
    () => {
      const dialog = document.body.appendChild(document.createElement('div'));
      dialog.setAttribute('role', 'dialog');
      return () => dialog.remove();
    },
  ],
])('waits while %s', async (_name, begin) => {
  outdated = [];
  await openTab();
  outdated = ['public'];
  const end = begin();
  await advance(20 * minute);
  expect(addresses).toHaveLength(2);
  expect(screen.queryByText(text)).toBeNull();
  act(end);
  await advance(1000);
  expect(screen.getByText(text)).toBeVisible();
});

test('goes away when the user starts to type', async () => {
  await openTab();
  expect(screen.getByText(text)).toBeVisible();
  act(() => screen.getByLabelText('Nombre').focus());
  expect(screen.queryByText(text)).toBeNull();
});

test('goes away when a retry has brought the new release', async () => {
  const { rerender } = await openTab();
  expect(screen.getByText(text)).toBeVisible();
  rerender(
    <>
      <Page build="bbb" />
      <NewReleaseHost />
    </>,
  );
  await advance(1000);
  expect(screen.queryByText(text)).toBeNull();
});

/** The script of a shell in the page. */
const addShell = (build: string) =>
  document.head.appendChild(document.createElement('script')).setAttribute('src', `/assets/shell.${build}.js`);

test('a tab asks about its shell too, and offers a reload when another took its place', async () => {
  addShell('0123456789ab');
  outdated = ['shell'];
  await openTab();
  expect(addresses).toEqual(['/remotes/outdated?shell=0123456789ab&public=1.0.0-aaa']);
  expect(screen.getByText(text)).toBeVisible();
});

test('leaves a tab that tries a build alone', async () => {
  trials.public = '/remotes/public/1.0.0-aaa/mf-manifest.json';
  await openTab();
  expect(addresses).toEqual([]);
});

test('keeps what it knows while the server does not answer', async () => {
  await openTab();
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await advance(15 * minute);
  expect(screen.getByText(text)).toBeVisible();
});

test('a tab whose shell lacks a part offers to load the page again, although it is young', async () => {
  addShell('0123456789ab');
  outdated = [];
  render(<NewReleaseHost />, { wrapper: MemoryRouter });
  await act(() => jest.requireActual<Promise<unknown>>('./NewReleaseBar'));
  act(reportMissingPart);
  await advance(0);
  await advance(0);
  expect(screen.getByText(text)).toBeVisible();
});
