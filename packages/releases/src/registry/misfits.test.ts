import { satisfy } from '@module-federation/runtime-core';
import { listMisfits as list, type Supports } from './misfits';

const contracts = { oldest: 2, newest: 3 };
const shared = { react: '19.3.1', '@cimiento/session': '0.1.4' };
const listMisfits = (remote: Parameters<typeof list>[0], supports: Supports) => list(remote, supports, satisfy);
const listReasons = (remote: Parameters<typeof listMisfits>[0]) =>
  listMisfits(remote, { contracts, shared }).map(({ reason }) => reason);

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
  ['20.0.4', '~20.0.0', true],
  ['19.3.1', '~20.0.0', false],
  ['19.3.1', '20.x', false],
  ['19.3.1', '>=20', false],
  ['19.3.1', '>=18 <20', true],
  ['19.3.1', '18 || 19', true],
])('version %s satisfies %s: %s', (version, range, isSatisfied) => {
  const misfits = listMisfits(
    { contract: 2, requires: { library: range } },
    { contracts, shared: { library: version } },
  );
  expect(misfits).toEqual(isSatisfied ? [] : [{ reason: 'unmet-needs', library: 'library', range, version }]);
});

test.each(['latest', 'workspace:*', 'npm:react@19', 'git+https://example.com/react.git', '19.3.1.2', '^19.0.0 latest'])(
  'the range %s cannot be judged and is not met',
  (range) => {
    for (const version of ['0.0.0', '19.3.1', '20.0.0'])
      expect(
        listMisfits({ contract: 2, requires: { react: range } }, { contracts, shared: { react: version } }),
      ).toHaveLength(1);
  },
);

test('a remote of a supported contract whose requirements are met has no misfit', () => {
  expect(listReasons({ contract: 2, requires: { react: '^19.0.0', '@cimiento/session': '^0.1.0' } })).toEqual([]);
  expect(listReasons({ contract: 3 })).toEqual([]);
});

test.each([
  ['of an older contract', { contract: 1 }, ['too-old']],
  ['of a newer contract', { contract: 4 }, ['too-new']],
  ['without a number as its contract', { contract: NaN }, ['too-new']],
  ['that needs another version', { contract: 2, requires: { react: '^20.0.0' } }, ['unmet-needs']],
  ['that needs what no shell has', { contract: 2, requires: { constructor: '*' } }, ['unmet-needs']],
  ['with two misfits', { contract: 4, requires: { react: '^20.0.0' } }, ['too-new', 'unmet-needs']],
])('a remote %s is refused', (_name, remote, reasons) => {
  expect(listReasons(remote)).toEqual(reasons);
});
