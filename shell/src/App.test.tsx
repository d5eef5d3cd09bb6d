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

// Nor what the vitals are measured with.
jest.mock('./health/measure-vitals', () => ({ measureVitals: () => undefined }));

const createEntry = (name: string) => ({
  entry: `/remotes/${name}/1.0.0-aaa/mf-manifest.json`,
  contract: 1,
  routes: { [`/${name}`]: 'public' },
  navigation: [{ label: `Ir a ${name}`, to: `/${name}` }],
});

function writeRegistry(registry: object): void {
  document.head.innerHTML = '<script type="application/json" id="remotes"></script>';
  document.getElementById('remotes')!.textContent = JSON.stringify(registry);
}

async function open(): Promise<void> {
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
  writeRegistry({ hola: { ...createEntry('hola'), ...change }, yo: createEntry('yo') });
  await open();
  await expectOtherRemotes();
});

test('the header and the pages of other remotes stay whatever a registry entry holds', async () => {
  const addresses = fc.constantFrom('/hola', '/hola/:id', '/HOLA/*', '/*', '/:a', '/yo', 'hola');
  const links = fc.record({ label: fc.constantFrom('', ' ', '<b>', 'x'.repeat(900)), to: addresses });
  // Values that are nearly right come further than any JSON.
  const mutations = fc.oneof(
    fc.record({ routes: fc.dictionary(addresses, fc.constantFrom('public', 'admin', 'x'), { maxKeys: 2 }) }),
    fc.record({ navigation: fc.array(links, { maxLength: 2 }) }),
    fc.record({
      version: fc.constantFrom('1.0.0', '../x'),
      requires: fc.constantFrom({ react: '^1' }, { react: 5 }, []),
    }),
    fc
      .tuple(fc.constantFrom(...Object.keys(createEntry('hola')), 'integrity', 'requires', 'build'), fc.jsonValue())
      .map(([name, value]) => ({ [name]: value })),
  );
  const rendered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(mutations, async (mutation) => {
      writeRegistry({ yo: createEntry('yo'), hola: { ...createEntry('hola'), ...mutation } });
      // What is refused leaves the same registry, whose page has been seen.
      const registry = JSON.stringify(await loadRegistry());
      if (rendered.has(registry)) return;
      rendered.add(registry);
      await open();
      await expectOtherRemotes();
      cleanup();
    }),
    { numRuns: 1000 },
  );
  // Chance decides how many are accepted, some ten to twenty: that it is not none is what makes the test mean something.
  expect(rendered.size).toBeGreaterThan(3);
}, 60_000);
