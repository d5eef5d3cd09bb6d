import { hasMariaDb } from '../mariadb.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';

/**
 * Path of the browser for the end-to-end tests, or null. Chromium's headless shell first: the same engine without the
 * parts of a desktop browser, it ran the same journeys in three quarters of the time.
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');

const NEEDS = [
  { package: 'mariadb-server', use: 'a MariaDB server, for the database tests', isPresent: hasMariaDb },
  {
    package: 'chromium-headless-shell',
    use: 'Chromium, for the browser tests (or set CHROMIUM_PATH)',
    isPresent: () => Boolean(process.env.CHROMIUM_PATH || findProgram('chromium-headless-shell')),
    // The whole browser does as well, only slower.
    hasSubstitute: () => findChromium() !== null,
  },
  {
    package: 'haproxy',
    use: 'HAProxy, for the tests of a cluster of databases',
    isPresent: () => findProgram('haproxy') !== null,
  },
  {
    package: 'nginx-light',
    use: 'nginx, for the tests of docker-compose.yml',
    isPresent: () => findProgram('nginx') !== null,
    optional: true,
  },
  {
    package: 'prometheus',
    use: 'promtool, for the tests of the alert rules',
    isPresent: () => findProgram('promtool') !== null,
    optional: true,
  },
];

const listMissing = () => NEEDS.filter(({ isPresent }) => !isPresent());

/**
 * Installs MariaDB, HAProxy, Chromium, nginx and Prometheus as Debian packages when it may, else prints what to install.
 * @returns {Promise<boolean>} whether every required package is present
 */
export async function ensureSystemPackages() {
  if (listMissing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) await installMissing();
  const absent = listMissing().filter(({ hasSubstitute }) => !hasSubstitute?.());
  if (absent.length === 0) return true;
  absent.forEach((need) => console.error(`Missing: ${need.use}${need.optional ? ' (its tests are skipped)' : ''}.`));
  const names = absent.map((need) => need.package).join(' ');
  console.error(`On Debian or Ubuntu: sudo apt-get update && sudo apt-get install --no-install-recommends ${names}`);
  return absent.every(({ optional }) => optional);
}

async function installMissing() {
  const names = listMissing().map((need) => need.package);
  console.log(`Installing ${names.join(' and ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}
