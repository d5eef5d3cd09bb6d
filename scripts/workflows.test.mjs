import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './lib/root.mjs';

const folder = join(ROOT, '.github/workflows');
const workflows = readdirSync(folder).map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))]);
const steps = ({ jobs }) => Object.values(jobs).flatMap((job) => job.steps);

test.each(workflows)('%s has read-only permissions, and a version for every action', (_file, workflow) => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { uses } of steps(workflow)) if (uses) expect(uses).toMatch(/^[\w/-]+@v\d+$/);
});

test.each(workflows)('%s runs existing scripts only', (_file, workflow) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const runs = steps(workflow).flatMap(({ run = '' }) => [
    ...run.matchAll(/npm run ([\w-]+)(?=\s|$)(?! --workspace)/g),
  ]);
  for (const [, name] of runs) expect(Object.keys(scripts)).toContain(name);
});

test('text from a tag reaches a shell as a variable only', () => {
  for (const [, workflow] of workflows) {
    for (const { run = '' } of steps(workflow)) expect(run).not.toMatch(/\$\{\{ *github\.(ref_name|head_ref|event)/);
  }
});
