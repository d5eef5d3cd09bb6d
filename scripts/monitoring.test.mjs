import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findFiles } from './lib/find-files.mjs';
import { findProgram } from './lib/find-program.mjs';
import { ROOT } from './lib/root.mjs';

const folder = join(ROOT, 'deploy/monitoring');
const text = (file) => readFileSync(join(ROOT, file), 'utf8');
const promtool = findProgram('promtool');
const rules = parse(text('deploy/monitoring/alerts.yml')).groups.flatMap((group) => group.rules);

// `npm test` installs it where it may, in the Debian package prometheus.
(promtool === null ? test.skip : test)('every alert fires and stays silent as its unit tests say', () => {
  const run = (...args) => execFileSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  expect(run('test', 'rules', 'alerts.test.yml')).toMatch('SUCCESS');
  expect(run('check', 'rules', 'alerts.yml')).toMatch(`${rules.length} rules found`);
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toMatch('SUCCESS');
});

test('every metric of an alert or a chart is one that the product has', () => {
  const sources = findFiles(join(ROOT, 'gateway/src/platform/metrics'), (path) => path.endsWith('.ts'));
  const known = new Set(
    sources.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(/'(cimiento_\w+)'/g), ([, name]) => name)),
  );
  expect(known.size).toBeGreaterThan(10);
  const used = `${text('deploy/monitoring/alerts.yml')}${text('deploy/monitoring/grafana-dashboard.json')}`;
  for (const [name] of used.matchAll(/\bcimiento_[a-z_]+/g))
    expect([name, known.has(name.replace(/_(bucket|count|sum)$/, ''))]).toEqual([name, true]);
});

test('the promised alerts have unit tests, and each alert is explained to the operator', () => {
  const tested = text('deploy/monitoring/alerts.test.yml');
  for (const name of [
    'CimientoClockWrong',
    'GaleraNodeMissing',
    'GaleraNotPrimary',
    'CimientoMailDown',
    'CimientoDiskFull',
    'CimientoSealLate',
    'CimientoBackupOld',
    'CimientoJobStopped',
    'CimientoProcessDown',
    'CimientoLedgerNotVerified',
  ])
    expect(tested).toMatch(`alertname: ${name}\n`);
  const explained = text('docs/operate/monitoring.md');
  for (const { alert } of rules) expect([alert, explained.includes(`\`${alert}\``)]).toEqual([alert, true]);
});

test('Prometheus asks the services of the composition on their port, with the token', () => {
  const [{ dns_sd_configs: targets, authorization }] = parse(text('deploy/monitoring/prometheus.yml')).scrape_configs;
  const { services } = parse(text('docker-compose.yml'), { merge: true });
  for (const name of targets[0].names) expect(Object.keys(services)).toContain(name);
  expect(text('Dockerfile')).toMatch(new RegExp(`^EXPOSE ${targets[0].port}$`, 'm'));
  const monitoring = parse(text('deploy/docker-compose.monitoring.yml'));
  expect(monitoring.secrets).toEqual({ metrics_token: { environment: 'METRICS_TOKEN' } });
  expect(authorization).toEqual({ credentials_file: '/run/secrets/metrics_token' });
  expect(monitoring.services.prometheus.secrets).toEqual(['metrics_token']);
});
