import { spawnSync } from 'node:child_process';
import { hasMariaDb } from '../mariadb.mjs';
import { findProgram } from './find-program.mjs';
import { run } from './run.mjs';

/**
 * Path of the browser for the end-to-end tests, or null. Chromium's headless shell first: the same engine without the
 * parts of a desktop browser, it ran the same journeys in three quarters of the time.
 */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ?? findProgram('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome');

/** Path of Firefox for the tests in three engines, or null. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

const WEBKIT_BINDINGS = 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';

const hasWebKit = () =>
  findProgram('WebKitWebDriver') !== null &&
  findProgram('Xvfb') !== null &&
  spawnSync('/usr/bin/python3', ['-c', WEBKIT_BINDINGS]).status === 0;

/** Whether Firefox and WebKit can be tested. */
export const hasEngines = () => findFirefox() !== null && hasWebKit();

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
  {
    package: 'firefox-esr',
    use: 'Firefox, for the tests in its engine',
    isPresent: () => findFirefox() !== null,
    optional: true,
  },
  {
    package: 'webkit2gtk-driver gir1.2-webkit2-4.1 xvfb python3-gi',
    use: "WebKit, for the tests in Safari's engine",
    isPresent: hasWebKit,
    optional: true,
  },
];

const listMissing = () => NEEDS.filter(({ isPresent }) => !isPresent());

/**
 * Installs databases, servers and browsers as Debian packages when it may, else prints what to install.
 * @returns {Promise<boolean>} whether every required package is present
 */
export async function ensureSystemPackages() {
  if (listMissing().length > 0 && process.getuid?.() === 0 && findProgram('apt-get')) await installMissing();
  const absent = listMissing().filter(({ hasSubstitute }) => !hasSubstitute?.());
  if (absent.length === 0) return true;
  absent.forEach((need) => console.error(`Missing: ${need.use}${need.optional ? ' (its tests cannot run)' : ''}.`));
  const names = absent.map((need) => need.package).join(' ');
  console.error(`On Debian or Ubuntu: sudo apt-get update && sudo apt-get install --no-install-recommends ${names}`);
  return absent.every(({ optional }) => optional);
}

async function installMissing() {
  const missing = listMissing();
  console.log(`Installing ${missing.map((need) => need.package).join(' and ')}…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return;
  const install = (needs) =>
    run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...needs.flatMap((need) => need.package.split(' '))],
      { env },
    );
  if ((await install(missing)) === 0) return;
  // A distribution that lacks one package refuses all of a call.
  for (const need of missing) await install([need]);
}
