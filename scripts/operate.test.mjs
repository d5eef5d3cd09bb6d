import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommands } from './install/readme-commands.mjs';
import { findProgram } from './lib/find-program.mjs';
import { ROOT } from './lib/root.mjs';

const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const units = readdirSync(join(ROOT, 'deploy/systemd')).filter((file) => /\.(service|timer)$/.test(file));
const analyze = findProgram('systemd-analyze');

/** A program of systemd on the units, with the Node of this process in place of the one of a server. */
function analyzeUnits(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-units-'));
  try {
    for (const unit of units)
      writeFileSync(join(folder, unit), text(`deploy/systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath));
    return execFileSync(analyze, [...args, ...units.map((unit) => join(folder, unit))], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Debian's package systemd has it; without it these two are skipped.
(analyze === null ? describe.skip : describe)('the units for systemd', () => {
  test('systemd takes them', () => {
    expect(analyzeUnits('verify')).toBe('');
  });

  test('each service is exposed by 2 of 10 at most', () => {
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const file = join(ROOT, 'deploy/systemd', unit);
      const rating = execFileSync(analyze, ['security', '--offline=yes', '--no-pager', file], { encoding: 'utf8' });
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(rating)[1])).toBeLessThanOrEqual(2);
    }
  });
});

test('every service runs a compiled program of the checkout, with the settings of one file', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const lines = text(`deploy/systemd/${unit}`);
    expect(lines).toMatch(
      /^ExecStart=.*\/usr\/bin\/node (--\S+ )?((packages\/(standalone|site)|gateway|rest-adapter)\/dist\/main\.js|gateway\/dist\/cli\/main\.js|\.\.\/scripts\/release\.mjs)/m,
    );
    expect(lines).toMatch(/^EnvironmentFile=\/etc\/cimiento\/cimiento\.env$/m);
    expect(lines).toMatch(/^User=cimiento$/m);
  }
});

test('every setting that the pages for operators name exists', () => {
  const known = new Set(
    Array.from(`${text('docs/reference/environment.md')}`.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g), ([, name]) => name),
  );
  for (const [, name] of text('deploy/example.env').matchAll(/^([A-Z0-9_]+)=/gm)) known.add(name);
  const pages = readdirSync(join(ROOT, 'docs/operate')).map((file) => `docs/operate/${file}`);
  const named = pages.flatMap((page) =>
    Array.from(text(page).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g), ([, name]) => name),
  );
  const set = Array.from(text('deploy/systemd/cimiento.env').matchAll(/^([A-Z0-9_]+)=/gm), ([, name]) => name);
  expect(named.length + set.length).toBeGreaterThan(40);
  // Neither settings nor secrets of the server: a code of an error, a password for commands, and what a file or a shell names.
  const others = new Set([
    'OPERATION_NOT_TRUSTED',
    'CIMIENTO_PASSWORD',
    'SESSION_SECRET_FILE',
    'HTTPS_BIND',
    'RELEASE_KEY',
  ]);
  expect([...named, ...set].filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});

test('the installation of the README is commands that exist, with backups outside the checkout', () => {
  const [prepare, install, nightly] = readCommands(ROOT, 'Install it');
  expect([prepare.length, install.at(-1)]).toEqual([2, 'npm start']);
  const usage = text('gateway/src/cli/main.ts');
  for (const line of [...install, ...nightly]) {
    const [, command] = /^npm run cli -- ([\w-]+)/.exec(line) ?? [];
    if (command) expect([command, usage.includes(`\n  ${command} `)]).toEqual([command, true]);
  }
  expect(nightly.find((line) => line.includes('-- backup '))).toMatch(/-- backup \.\.\//);
  expect(install.some((line) => line.includes('create-collecting-account'))).toBe(true);
});
