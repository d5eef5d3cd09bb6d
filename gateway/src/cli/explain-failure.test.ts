import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error';
import { explainFailure } from './explain-failure';

function fail(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

const missing = path.join(tmpdir(), 'cimiento-none', 'x');

test.each([
  ['a missing folder', fail(() => readFileSync(missing)), `The folder ${path.dirname(missing)} does not exist`],
  [
    'a missing file',
    fail(() => readFileSync(path.dirname(missing))),
    `The file ${path.dirname(missing)} does not exist`,
  ],
  [
    'a folder in place of a file',
    Object.assign(new Error('no'), { code: 'EACCES', path: '/x/y' }),
    '/x/y cannot be used (EACCES)',
  ],
  [
    'a locked database',
    Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }),
    'Another program has the database locked: try again when it has ended',
  ],
  ['an unexpected failure', new Error('one\ntwo'), 'The command failed: one (LOG_LEVEL=debug says more)'],
  ['a command that states its reason', new CommandError('There is no user ana'), 'There is no user ana'],
])('%s is one line', (_what, error, line) => {
  expect(explainFailure(error)).toBe(line);
});
