import { hasMariaDb } from '../mariadb.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';

/** The browser that the end-to-end tests drive, or null. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium', 'chromium-browser', 'google-chrome');

const NEEDS = [
  { package: 'mariadb-server', use: 'a MariaDB server, for the database tests', present: hasMariaDb },
  {
    package: 'chromium',
    use: 'Chromium, for the browser tests (or set CHROMIUM_PATH)',
    present: () => chromiumPath() !== null,
  },
  {
    package: 'nginx-light',
    use: 'nginx, for the arrangement of docker-compose.yml',
    present: () => findProgram('nginx') !== null,
    optional: true,
  },
];

const missing = () => NEEDS.filter(({ present }) => !present());

/**
 * Makes sure of MariaDB, Chromium and nginx: installs the Debian packages where this process may, else says what to do.
 * @returns {Promise<boolean>} whether everything is there now that the tests cannot do without
 */
export async function ensureSystemPackages() {
  if (missing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) await installMissing();
  const absent = missing();
  if (absent.length === 0) return true;
  absent.forEach((need) => console.error(`Missing: ${need.use}${need.optional ? ' (its tests are skipped)' : ''}.`));
  const names = absent.map((need) => need.package).join(' ');
  console.error(`On Debian or Ubuntu: sudo apt-get update && sudo apt-get install --no-install-recommends ${names}`);
  return absent.every(({ optional }) => optional);
}

async function installMissing() {
  const names = missing().map((need) => need.package);
  console.log(`Installing ${names.join(' and ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}
