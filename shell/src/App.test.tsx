import { loadRegistry } from '@cimiento/federation/runtime';
import { renderPage } from '@cimiento/session/testing';
import { cleanup, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { App } from './App';

jest.mock('@cimiento/federation/runtime', () => ({
  ...jest.requireActual<object>('@cimiento/federation/runtime'),
  loadRemoteModule: (name: string) =>
    Promise.resolve({ routes: { [`/${name}`]: async () => ({ default: () => <h1>Página de {name}</h1> }) } }),
}));

// jsdom has no marks in a timeline.
jest.mock('./remotes/PageMark', () => ({ PageMark: () => null }));

const createEntry = (name: string) => ({
  entry: `/remotes/${name}/1.0.0-aaa/mf-manifest.json`,
  contract: 1,
  routes: { [`/${name}`]: 'public' },
  navigation: [{ label: `Ir a ${name}`, to: `/${name}` }],
});

async function open(registry: object): Promise<void> {
  document.head.innerHTML = '<script type="application/json" id="remotes"></script>';
  document.getElementById('remotes')!.textContent = JSON.stringify(registry);
  renderPage(<App registry={await loadRegistry()} />, { path: '/yo', route: '/*' });
}

async function expectOtherRemotes(): Promise<void> {
  expect(await screen.findByText('Página de yo')).toBeVisible();
  const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.textContent)).toEqual(expect.arrayContaining(['Inicio', 'Blog', 'Ir a yo']));
}

test.each([
  ['navigation that is a text', { navigation: 'x' }],
  ['a link that is null', { navigation: [null] }],
  ['no routes', { routes: undefined }],
])('an entry with %s costs its own remote only', async (_name, change) => {
  await open({ hola: { ...createEntry('hola'), ...change }, yo: createEntry('yo') });
  await expectOtherRemotes();
});

test('header, navigation and the pages of the other remotes stay whatever a registry entry holds', async () => {
  const field = fc.constantFrom(...Object.keys(createEntry('hola')), 'integrity', 'requires', 'version');
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), field, fc.boolean(), async (value, name, isWhole) => {
      await open({ hola: isWhole ? value : { ...createEntry('hola'), [name]: value }, yo: createEntry('yo') });
      await expectOtherRemotes();
      cleanup();
    }),
    { numRuns: 25 },
  );
}, 60_000);
