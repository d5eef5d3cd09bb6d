import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { countStep, readJestCounts, readPlaywrightCounts, sum } from './lib/counts.mjs';
import { listOwnJourneys } from './lib/journeys.mjs';
import { findMemoryFolder } from './lib/memory-folder.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { listRemoteFolders } from './lib/remotes.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { ensureSystemPackages, findChromium, findFirefox, hasEngines } from './lib/system-packages.mjs';

// `npm test`: every check. Only Node's own modules here, because it installs the dependencies first.
// `npm test -- --only unit,e2e` runs these steps only; `--all` adds the tests that take long: `*.slow.test.*`, journeys tagged @slow, and
// journeys at a second width. The last line is always `N passed, N failed`.
// `npm test -w mfe-NAME` checks one remote: its types, whether a release would be refused, and its tests, with `--e2e` also its journeys. Further words select test files.

// Ends a step that hangs. Generous, because a slow machine breaks no rule: the journeys have taken 20 minutes on one.
const STEP_LIMIT_MS = 45 * 60_000;
const bin = (path) => join(ROOT, 'node_modules', path);

// Room for young objects: the garbage of short tests and rules is collected less often, which saves a twentieth of their time.
const roomForGarbage = '--max-semi-space-size=64';

const types = (...folders) => ({ name: 'types', command: () => [TSC, '-b', ...folders] });

const fit = (folder) => ({ name: 'fit', command: () => ['scripts/check-remote.mjs', folder] });

const build = { name: 'build', command: () => ['scripts/build.mjs'] };

const unit = (...options) => ({
  name: 'unit',
  command: (report) => [
    roomForGarbage,
    bin('jest/bin/jest.js'),
    '--json',
    `--outputFile=${report}`,
    '--testLocationInResults=false',
    ...options,
  ],
  counts: readJestCounts,
});

const browserEnvironment = (report) => ({
  PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  TMPDIR: findMemoryFolder() ?? tmpdir(),
});

const e2e = (...options) => ({
  name: 'e2e',
  needsSystem: true,
  command: () => [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e', ...options],
  env: (report) => ({ ...browserEnvironment(report), CHROMIUM_PATH: findChromium() ?? '' }),
  counts: readPlaywrightCounts,
});

/** The pages and a journey in Firefox and WebKit; without them it is left out, but never in CI. */
const engines = {
  name: 'engines',
  needsSystem: true,
  isLeftOut: () => !hasEngines() && !process.env.CI,
  command: () => [
    bin('@playwright/test/cli.js'),
    'test',
    '--config',
    'e2e/engines.config.ts',
    '--grep-invert',
    '@more',
  ],
  env: (report) => ({ ...browserEnvironment(report), FIREFOX_PATH: findFirefox() ?? '' }),
  counts: readPlaywrightCounts,
};

const STEPS = [
  types(),
  { name: 'generated', command: () => ['scripts/generate.mjs', '--check'] },
  build,
  // These two read the sources and use one core only: they run beside the others, so that no core waits for them.
  {
    name: 'lint',
    isBackground: true,
    command: () => [roomForGarbage, bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'],
  },
  {
    name: 'format',
    isBackground: true,
    command: () => [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
  },
  { ...unit(), needsSystem: true },
  e2e(),
  engines,
];

async function main(args) {
  await requireNode();
  if (args.includes('--all')) process.env.ALL_TESTS = '1';
  const steps = selectSteps(args);
  const needsSystem = steps.some((step) => step.needsSystem);
  const [code, ready] = await Promise.all([ensureInstalled(), needsSystem ? ensureSystemPackages() : true]);
  if (code !== 0) return { passed: 0, failed: 1 };
  const reports = mkdtempSync(join(tmpdir(), 'cimiento-test-'));
  let results;
  try {
    const present = steps.filter((step) => !step.isLeftOut?.());
    results = await runSteps(present, (step) => runStep(step, join(reports, `${step.name}.json`), ready));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`\n${results.map(formatResult).join('\n')}`);
  return sum(results);
}

function selectSteps(args) {
  const app = basename(process.env.npm_package_name ?? '');
  return listRemoteFolders().includes(app) ? createRemoteSteps(app, args) : selectAllSteps(args);
}

/** The checks of one remote alone. */
function createRemoteSteps(folder, args) {
  const words = args.filter((arg) => arg !== '--e2e' && arg !== '--all');
  const unknown = words.find((word) => word.startsWith('-'));
  if (unknown) throw new Error(`'${unknown}' is no option here; --e2e runs the journeys of ${folder}`);
  const files = words.length > 0 ? words.map((word) => `${folder}/.*${word}`) : [`${folder}/`];
  const steps = [
    types(folder, 'packages/federation/tsconfig.webpack.json'),
    fit(folder),
    unit('--selectProjects', 'browser', '--testPathPatterns', ...files),
  ];
  return args.includes('--e2e') ? [...steps, build, e2e(...listOwnJourneys(folder))] : steps;
}

function selectAllSteps(args) {
  const at = args.indexOf('--only');
  if (at < 0) return STEPS;
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`--only takes ${STEPS.map((step) => step.name).join(', ')}; not '${unknown.join(', ')}'`);
  return STEPS.filter((step) => names.includes(step.name));
}

/** Runs the steps in order, the background ones beside the others. */
async function runSteps(steps, run) {
  const runInOrder = async (group) => {
    const results = [];
    for (const step of group) results.push(await run(step));
    return results;
  };
  const results = await Promise.all([
    runInOrder(steps.filter((step) => step.isBackground)),
    runInOrder(steps.filter((step) => !step.isBackground)),
  ]);
  return results.flat();
}

async function runStep(step, reportFile, ready) {
  const heading = `\n── ${step.name}`;
  if (!step.isBackground) console.log(heading);
  const start = Date.now();
  const canRun = ready || !step.needsSystem;
  if (!canRun) console.error('Not run: a system package is missing (see above).');
  const output = [];
  const options = {
    env: step.env?.(reportFile),
    timeoutMs: STEP_LIMIT_MS,
    onOutput: step.isBackground ? (text) => output.push(text) : undefined,
  };
  const code = canRun ? await runNode(step.command(reportFile), options) : 1;
  if (step.isBackground) console.log(`${heading}\n${Buffer.concat(output)}`);
  const report =
    step.counts && existsSync(reportFile) ? step.counts(JSON.parse(readFileSync(reportFile, 'utf8'))) : null;
  return { name: step.name, seconds: (Date.now() - start) / 1000, ...countStep(code, report) };
}

const formatResult = ({ name, seconds, passed, failed }) =>
  `${failed === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;

main(process.argv.slice(2))
  .catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  })
  .then(({ passed, failed }) => {
    process.exitCode = failed === 0 ? 0 : 1;
    console.log(`${passed} passed, ${failed} failed`);
  });
