import { incompatibility, satisfies } from './compatibility';
import { supportedContracts } from './contract';

const routes = { '/hola': 'public' } as const;
const provided = { react: ['19.3.1'], '@cimiento/session': ['0.1.4'] };

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['0.1.4', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

test('a remote that was built for a contract of today, and finds what it needs, may run', () => {
  const requires = { react: '^19.0.0', '@cimiento/session': '^0.1.0' };
  expect(incompatibility({ contract: supportedContracts.newest, routes, requires }, provided)).toBeNull();
  expect(incompatibility({ contract: supportedContracts.oldest, routes }, provided)).toBeNull();
});

test.each([
  ['too-old', { contract: supportedContracts.oldest - 1 }],
  ['too-new', { contract: supportedContracts.newest + 1 }],
  ['too-new', { contract: NaN }],
  ['unmet-needs', { contract: 1, requires: { react: '^20.0.0' } }],
  ['unmet-needs', { contract: 1, requires: { 'a-library-of-tomorrow': '^1.0.0' } }],
])('any other is refused as %s before a line of it is loaded', (reason, description) => {
  expect(incompatibility({ routes, ...description }, provided)).toBe(reason);
});
