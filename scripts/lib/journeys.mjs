import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const SUFFIX = '.spec.ts';

/** Names of the journeys, such as 'back-office-lists'. */
export const listJourneys = (root = ROOT) =>
  readdirSync(join(root, 'e2e/journeys'))
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => file.slice(0, -SUFFIX.length));

/** The facts of an app in its package.json under `cimiento`. */
export const readSettings = (folder, root) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).cimiento ?? {};

const isNamedAfter = (journey, words) => journey === words || journey.startsWith(`${words}-`);

/** The beginnings of the names of a remote's journeys: `cimiento.journeys` in its package.json. */
export const getJourneyWords = (folder, root = ROOT) => readSettings(folder, root).journeys ?? [];

/**
 * The journeys of one remote, as paths for Playwright. A journey that no remote names belongs to the whole site.
 * @param {string} folder such as mfe-admin
 * @throws Error when it has none
 */
export function listOwnJourneys(folder, root = ROOT) {
  const words = getJourneyWords(folder, root);
  const own = listJourneys(root).filter((journey) => words.some((word) => isNamedAfter(journey, word)));
  if (own.length === 0) throw new Error(`${folder}/package.json names no journey of e2e/journeys`);
  return own.map((journey) => `journeys/${journey}${SUFFIX}`);
}
