import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from '../../scripts/lib/system-packages.mjs';
import { median } from './load.mjs';

const runs = 5;

const publicPages = [
  '/',
  '/how-it-works',
  '/oportunidades',
  '/oportunidades/1',
  '/resultados',
  '/blog',
  '/blog/que-es-la-inversion-inmobiliaria-fraccionada',
  '/login',
  '/register',
  '/invitation',
  '/waitlist',
  '/about',
  '/ayuda',
];

/** @returns name → score of 0 to 100 of each category, and the two figures that make most of the first one, in ms */
async function runLighthouse(program, url) {
  const child = spawn(
    program,
    [url, '--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox --disable-gpu'],
    {
      env: { ...process.env, CHROME_PATH: findChromium() ?? '' },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  await once(child, 'close');
  const { categories, audits } = JSON.parse(Buffer.concat(output));
  const scores = Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)]);
  const times = ['largest-contentful-paint', 'total-blocking-time'].map((id) => audits[id]);
  return Object.fromEntries([...scores, ...times.map(({ title, numericValue }) => [title, Math.round(numericValue)])]);
}

/** The scores of all public pages on Lighthouse's phone, where the variable LIGHTHOUSE names its program. It weighs more than the product, so it is not a dependency. */
export async function measureLighthouse({ port }) {
  const program = process.env.LIGHTHOUSE;
  if (!program)
    return console.log('Lighthouse: not measured; LIGHTHOUSE may name its program (node_modules/.bin/lighthouse)');
  console.log(`Lighthouse, phone, medians of ${runs}`);
  for (const path of publicPages) {
    const scores = [];
    for (let run = 0; run < runs; run += 1)
      scores.push(await runLighthouse(program, `http://127.0.0.1:${port}${path}`));
    const medians = Object.keys(scores[0]).map((title) => `${title} ${median(scores.map((one) => one[title]))}`);
    console.log(`${path}: ${medians.join(', ')}`);
  }
}
