import fc from 'fast-check';
import { findRefusal } from '../accept-entry';
import { checkDescription, checkEntry, checkRegistry, findOverlap, isRoutePattern, matchesPattern } from '.';

const createEntry = (...patterns: string[]) => ({
  entry: '/remotes/hola/1.0.0-aaa/mf-manifest.json',
  contract: 1,
  routes: Object.fromEntries(patterns.map((pattern) => [pattern, 'public' as const])),
});
const hola = createEntry('/hola');
const adios = createEntry('/adios', '/adios/:nombre');

test('accepts entries whose addresses are free, and leaves out what a browser does not need', () => {
  const value = { hola: { ...hola, note: 'x' }, adios: { ...adios, canary: { share: 10, line: adios } } };
  expect(checkRegistry(value)).toEqual({
    registry: { hola, adios: { ...adios, canary: { share: 10, line: adios } } },
    faults: [],
  });
});

test.each([
  ['navigation that is a text', { navigation: 'x' }, /^navigation must be/],
  ['navigation with a null item', { navigation: [null] }, /^navigation must be/],
  ['navigation to an address of another remote', { navigation: [{ label: 'A', to: '/admin' }] }, /^navigation must be/],
  ['two links to one address', { navigation: Array(2).fill({ label: 'A', to: '/hola' }) }, /^navigation must be/],
  ['no routes', { routes: undefined }, /^routes must be/],
  ['a list of routes', { routes: ['/hola'] }, /^routes must be/],
  ['no addresses', { routes: {} }, /^routes must be/],
  ['a relative address', { routes: { hola: 'public' } }, /^routes must be/],
  ['an unknown access', { routes: { '/hola': 'everybody' } }, /^routes must be/],
  ['no entry', { entry: undefined }, /^entry must be/],
  ['an entry above its folder', { entry: '/remotes/hola/../yo/mf-manifest.json' }, /^entry must be/],
  ['an entry on another host by two slashes', { entry: '//evil.example/mf-manifest.json' }, /^entry must be/],
  ['an entry that ends an attribute', { entry: '/remotes/"><b>/mf-manifest.json' }, /^entry must be/],
  ['a version that leads out of its folder', { version: '../../x' }, /^version must be/],
  ['a contract that is a text', { contract: '1' }, /^contract must be/],
  ['requirements that are a list', { requires: ['react'] }, /^requires must be/],
  ['an integrity hash that is no hash', { integrity: 5 }, /^integrity must be/],
])('leaves out an entry with %s, and keeps the other remotes', (_name, change, message) => {
  const { registry, faults } = checkRegistry({ hola: { ...hola, ...change }, adios });
  expect(registry).toEqual({ adios });
  expect(faults).toEqual([{ remote: 'hola', fault: expect.stringMatching(message) }]);
});

const unsigned = { lines: [], keys: {}, isCanary: false };

test.each([
  ...['/api', '/API/x', '/graphql', '/healthz', '/readyz', '/metrics', '/remotes/*', '/assets/:x', '/playground'],
  ...['/hola/informe.pdf', '/v1.2', '/:x/a.b', '/.well-known/:x', '/hola/.x/y'],
])('the address %s, which a server answers, is refused by a release and by the site', (address) => {
  const entry = createEntry('/hola', address);
  const fault = `${address} cannot be the address of a page: a server answers it`;
  expect(checkDescription(entry)).toEqual({ value: null, fault });
  expect(findRefusal('hola', { ...entry, version: '1.0.0', build: 'aaa' }, unsigned)).toBe(fault);
});

test.each(['/', '/*', '/:x', '/:x/:y', '/apis', '/hola/api', '/v1.2/hola', '/metrics-de-hoy'])(
  'the address %s is accepted by a release and by the site',
  (address) => {
    expect(checkDescription(createEntry(address)).fault).toBeNull();
    expect(findRefusal('hola', { ...createEntry(address), version: '1.0.0', build: 'aaa' }, unsigned)).toBeNull();
  },
);

test('keeps the last good entry of a remote whose new entry is at fault', () => {
  const previous = { hola, adios };
  expect(checkRegistry({ hola: null, adios }, { previous }).registry).toEqual(previous);
  for (const value of [null, [], 'x', 5]) expect(checkRegistry(value, { previous }).registry).toEqual(previous);
  expect(checkRegistry({ adios }, { previous }).registry).toEqual({ adios });
});

test('keeps an address with the remote that has it, wherever the file names the other one', () => {
  const taker = createEntry('/todo/:x', '/HOLA');
  const { registry, faults } = checkRegistry({ taker, hola }, { previous: { hola } });
  expect(registry).toEqual({ hola });
  expect(faults).toEqual([{ remote: 'taker', fault: expect.stringContaining('an address of the remote "hola"') }]);
  expect(checkRegistry({ hola, taker }).registry).toEqual({ hola });
});

test('drops a canary that is at fault or takes an address, and keeps its live release', () => {
  for (const line of [null, { ...hola, routes: 'x' }, createEntry('/adios/ana')]) {
    const { registry, faults } = checkRegistry({ hola: { ...hola, canary: { share: 10, line } }, adios });
    expect(registry).toEqual({ hola, adios });
    expect(faults).toEqual([{ remote: 'hola', fault: expect.stringMatching(/^canary: /) }]);
  }
});

test.each([
  ['/dashboard', '/dashboard/', true],
  ['/dashboard', '/DASHBOARD', true],
  ['/marketplace/:id', '/marketplace/:slug', true],
  ['/admin/users', '/admin/*', true],
  ['/admin', '/admin/*', true],
  ['/', '/*', true],
  ['/blog/:slug', '/blog/nuevo', true],
  ['/admin', '/administracion', false],
  ['/blog', '/blog/:slug', false],
  ['/blog/:slug', '/blog/:slug/editar', false],
  ['/', '/blog', false],
])('%s and %s share an address: %s', (one, other, isShared) => {
  expect(findOverlap([one], [other]) !== null).toBe(isShared);
  expect(findOverlap([other], [one]) !== null).toBe(isShared);
});

test('two patterns that match the same address overlap', () => {
  const part = fc.constantFrom('a', 'B', 'b', ':x', ':y');
  const pattern = fc
    .tuple(fc.array(part, { maxLength: 3 }), fc.boolean())
    .map(([parts, splat]) => `/${[...parts, ...(splat ? ['*'] : [])].join('/')}`);
  const address = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(pattern, pattern, address, (one, other, at) => {
      if (matchesPattern(one, at) && matchesPattern(other, at)) expect(findOverlap([one], [other])).not.toBeNull();
    }),
  );
});

test('an address pattern has whole segments, and a star only at its end', () => {
  for (const pattern of ['/', '/*', '/a', '/a/:b', '/a/:b/*', '/año']) expect(isRoutePattern(pattern)).toBe(true);
  for (const pattern of ['', 'a', '//', '/a//b', '/a/', '/*/a', '/a*', '/a/:', '/a?', '/a/:b?', '/a#b', '/a b', null])
    expect([pattern, isRoutePattern(pattern)]).toEqual([pattern, false]);
});

test('takes nothing but the described fields from the remote.json of a build', () => {
  const { value } = checkDescription({ ...hola, canary: { share: 100, line: hola }, integrity: 'x', signature: 'x' });
  expect(value).toEqual({ contract: 1, routes: hola.routes });
});

test.each([
  ['scripts that end an attribute', { scripts: { '/hola': ['a".js'] } }, /^scripts must be/],
  ['scripts of another host', { scripts: { '/hola': ['//evil.example/a.js'] } }, /^scripts must be/],
  [
    'an action that leads to another site',
    {
      pages: { '/hola': { title: 'x', description: 'x', headline: 'x', actions: [{ label: 'x', to: '//x.example' }] } },
    },
    /^pages must be/,
  ],
  [
    'a query whose id ends an element',
    { queries: { '/hola': { name: 'Hola', id: '</script>', variables: [] } } },
    /^queries must be/,
  ],
  ['a title that is no text', { titles: { '/hola': 1 } }, /^titles must be/],
  ['a head without a title', { pages: { '/hola': { description: 'x', headline: 'x' } } }, /^pages must be/],
])('refuses a remote.json with %s', (_name, change, message) => {
  expect(checkDescription({ contract: 1, routes: hola.routes, ...change }).fault).toMatch(message);
});

const entryFields = [
  ...Object.keys(hola),
  'navigation',
  'version',
  'build',
  'requires',
  'integrity',
  'signature',
  'canary',
];

test('never throws, and never accepts an entry that the pages cannot use', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...entryFields), (value, field) => {
      const { registry } = checkRegistry({ hola: { ...hola, [field]: value }, adios, otra: value });
      expect(registry.adios).toEqual(adios);
      for (const entry of Object.values(registry)) expect(checkEntry(entry).fault).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

test('an invalid remote.json of a build is refused, and so is an entry that the pages cannot use', () => {
  const fields = fc.constantFrom(
    ...[
      'contract',
      'routes',
      'navigation',
      'version',
      'commit',
      'build',
      'requires',
      'pages',
      'titles',
      'scripts',
      'shared',
      'queries',
    ],
  );
  fc.assert(
    fc.property(fc.jsonValue(), fields, (mutation, field) => {
      const { value } = checkDescription({ contract: 1, routes: hola.routes, [field]: mutation });
      if (value === null) return;
      const { registry, faults } = checkRegistry({ adios, hola: { entry: hola.entry, ...value } });
      expect(registry.adios).toEqual(adios);
      if (faults.length === 0) expect(checkEntry(registry.hola).fault).toBeNull();
    }),
    { numRuns: 1000 },
  );
});
