import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countStep, readJestCounts, readPlaywrightCounts, sum } from './lib/counts.mjs';
import { ensureInstalled, requireNode } from './lib/preflight.mjs';
import { ROOT, TSC } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';
import { findChromium, ensureSystemPackages } from './lib/system-packages.mjs';

// `npm test`: every check. Only Node's own modules here, because it installs the dependencies first.
// `npm test -- --only unit,e2e` runs these steps only. The last line is always `N passed, N failed`.

const MINUTE = 60_000;
const bin = (path) => join(ROOT, 'node_modules', path);

const STEPS = [
  { name: 'types', command: () => [TSC, '-b'] },
  { name: 'generated', command: () => ['scripts/generate.mjs', '--check'] },
  { name: 'lint', command: () => [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'format', command: () => [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'build', command: () => ['scripts/build.mjs'] },
  {
    name: 'unit',
    needsSystem: true,
    command: (report) => [bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, '--testLocationInResults=false'],
    counts: readJestCounts,
  },
  {
    name: 'e2e',
    needsSystem: true,
    command: () => [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: findChromium() ?? '' }),
    counts: readPlaywrightCounts,
  },
];

async function main(args) {
  requireNode();
  const steps = selectSteps(args);
  if ((await ensureInstalled()) !== 0) return { passed: 0, failed: 1 };
  const ready = !steps.some((step) => step.needsSystem) || (await ensureSystemPackages());
  const reports = mkdtempSync(join(tmpdir(), 'cimiento-test-'));
  const results = [];
  try {
    for (const step of steps) results.push(await runStep(step, join(reports, `${step.name}.json`), ready));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
  console.log(`\n${results.map(formatResult).join('\n')}`);
  return sum(results);
}

function selectSteps(args) {
  const at = args.indexOf('--only');
  if (at < 0) return STEPS;
  const names = (args[at + 1] ?? '').split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0)
    throw new Error(`--only takes ${STEPS.map((step) => step.name).join(', ')}; not '${unknown.join(', ')}'`);
  return STEPS.filter((step) => names.includes(step.name));
}

async function runStep(step, reportFile, ready) {
  console.log(`\n── ${step.name}`);
  const start = Date.now();
  const canRun = ready || !step.needsSystem;
  if (!canRun) console.error('Not run: a system package is missing (see above).');
  const code = canRun
    ? await runNode(step.command(reportFile), { env: step.env?.(reportFile), timeoutMs: 40 * MINUTE })
    : 1;
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
