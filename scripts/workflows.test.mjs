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

test('the check of the images sets every value that docker-compose.yml requires', () => {
  const required = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+):\?/g);
  const names = [...new Set([...required].map(([, name]) => name))];
  const script = readFileSync(join(ROOT, 'scripts/images.mjs'), 'utf8');
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !script.includes(name))).toEqual([]);
});

test('the checks install the product as the README says, build its images, and try three engines', () => {
  const checks = workflows.find(([file]) => file === 'checks.yml')[1];
  const runs = steps(checks).map(({ run = '' }) => run);
  expect(runs).toEqual(expect.arrayContaining(['npm run images', 'npm run check:install', 'npm run engines']));
});

test('each release has a bill of materials, code is scanned, and newer libraries are proposed', () => {
  const listRuns = (file) => steps(workflows.find(([name]) => name === file)[1]).map(({ run, uses }) => run ?? uses);
  expect(listRuns('release.yml')).toContainEqual(expect.stringMatching(/^npm sbom --sbom-format cyclonedx --omit dev/));
  expect(listRuns('code-scanning.yml')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^github\/codeql-action\/analyze@/),
      expect.stringMatching(/^npm audit --omit=dev/),
    ]),
  );
  const { updates } = parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8'));
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker']);
});

test('a job that releases remotes gets the secrets of one remote only', () => {
  const releasing = workflows.flatMap(([, { jobs }]) =>
    Object.values(jobs).filter((job) => job.steps.some(({ run = '' }) => run.startsWith('npm run release '))),
  );
  expect(releasing.length).toBeGreaterThan(1);
  for (const { environment } of releasing)
    expect(environment).toMatch(/-\$\{\{ (matrix\.app|needs\.app\.outputs\.name) \}\}$/);
});

test('the checks kill release commands 200 times', () => {
  const checks = workflows.find(([file]) => file === 'checks.yml')[1];
  const { env } = steps(checks).find(({ run }) => run === 'npm test -- --all');
  expect(env.RELEASE_KILLS).toBe(200);
});

test('text from a tag reaches a shell as a variable only', () => {
  for (const [, workflow] of workflows) {
    for (const { run = '' } of steps(workflow)) expect(run).not.toMatch(/\$\{\{ *github\.(ref_name|head_ref|event)/);
  }
});
