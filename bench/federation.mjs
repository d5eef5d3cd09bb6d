import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, release } from '@cimiento/releases';
import { listRemotes } from '../scripts/lib/remotes.mjs';
import { ROOT } from '../scripts/lib/root.mjs';
import { runNode } from '../scripts/lib/run.mjs';
import { median } from './lib/load.mjs';
import { serve } from './lib/stage.mjs';
import { formatVisits, openBrowser, sumBytes, visit } from './lib/visit.mjs';

const rounds = 5;
const remotes = listRemotes();
const viewport = { width: 1440, height: 900 };
const pages = { landing: '/', opportunities: '/oportunidades', login: '/login' };

/** Builds the same source as one bundle, in the layout of a checkout; the remotes have a description only. */
async function buildPlain(root) {
  const code = await runNode([
    join(ROOT, 'node_modules/webpack-cli/bin/cli.js'),
    'build',
    '--config',
    'bench/plain/webpack.config.cjs',
    '--mode',
    'production',
    '--env',
    `output=${join(root, 'shell/dist/app')}`,
  ]);
  if (code !== 0) throw new Error('The plain bundle could not be built');
  for (const name of remotes) {
    const {
      scripts: _theirs,
      shared: _shared,
      ...description
    } = JSON.parse(readFileSync(join(ROOT, `mfe-${name}/dist/app/remote.json`), 'utf8'));
    mkdirSync(join(root, `mfe-${name}/dist/app`), { recursive: true });
    writeFileSync(join(root, `mfe-${name}/dist/app/remote.json`), JSON.stringify(description));
  }
}

async function releaseAll(to) {
  for (const name of remotes) {
    await release(openStore(to), { remote: name, build: join(ROOT, `mfe-${name}/dist/app`), by: 'bench' });
  }
}

/** The part of the page that a script belongs to. */
function getPart(path) {
  if (/\/shell\.\w+\.js$/.test(path)) return 'shell';
  return /\/entry\.|\/__federation_expose/.test(path) ? 'entry' : 'page';
}

function summarize(visits) {
  const medianBy = (pick) => median(visits.map(pick));
  const part = (name) =>
    medianBy(({ requests }) =>
      requests
        .filter(({ kind, path }) => kind === 'Script' && getPart(path) === name)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    );
  return {
    script: medianBy((one) => sumBytes(one, 'Script')),
    readable: medianBy(({ readable }) => readable),
    heading: medianBy(({ heading }) => heading),
    owned: medianBy(({ owned }) => owned),
    parts: `shell ${part('shell')}, entry ${part('entry')}, page ${part('page')}`,
  };
}

/** Measures what federation costs a first visit, against the same source built as one plain bundle. */
export async function federation() {
  const folder = mkdtempSync(join(tmpdir(), 'cimiento-federation-'));
  const plainRoot = join(folder, 'plain');
  await buildPlain(plainRoot);
  await releaseAll(join(folder, 'remotes'));
  const environment = (name, more) => ({ DATA_DIR: join(folder, name), LOG_LEVEL: 'error', ...more });
  const sites = {
    federated: await serve(
      'packages/standalone/dist/main.js',
      environment('federated', { REMOTES_DIR: join(folder, 'remotes') }),
      '/readyz',
    ),
    plain: await serve(
      'packages/standalone/dist/main.js',
      environment('plain-data', { SITE_ROOT: plainRoot }),
      '/readyz',
    ),
  };
  const browser = await openBrowser();
  try {
    console.log(`\nfederation beside one plain bundle, 4x slower processor, slow 4G, medians of ${rounds}`);
    for (const [name, path] of Object.entries(pages)) {
      const visits = { federated: [], plain: [] };
      for (let round = 0; round < rounds; round += 1) {
        for (const [kind, { port }] of Object.entries(sites))
          visits[kind].push(await visit(browser, `http://127.0.0.1:${port}${path}`, viewport));
      }
      const [federated, plain] = [summarize(visits.federated), summarize(visits.plain)];
      const later = (moment) => `${((federated[moment] - plain[moment]) / 1000).toFixed(2)} s later`;
      console.log(
        `${name}: ${federated.script - plain.script} B more script, ${(federated.script / plain.script).toFixed(3)} times; readable ${later('readable')}, heading ${later('heading')}, owned ${later('owned')}`,
      );
      console.log(`  federated  ${federated.parts}; ${formatVisits(visits.federated)}`);
      console.log(`  plain      ${plain.parts}; ${formatVisits(visits.plain)}`);
    }
  } finally {
    await browser.close();
    for (const site of Object.values(sites)) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
