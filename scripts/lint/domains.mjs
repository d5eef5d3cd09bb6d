import { findCircles, readImports } from './imports.mjs';

const SOURCES = 'gateway/src';

/** The domains of the gateway, the lowest first. Each imports itself and those before it (docs/architecture.md). */
export const DOMAINS = ['platform', 'access', 'messages', 'joining', 'books', 'investing', 'banking', 'reports', 'ops'];

// Every domain writes to people and programs: these functions add a row in the caller's transaction.
const WRITE_FUNCTIONS = ['notifications/notify', 'email/enqueue-email', 'webhooks/enqueue-webhooks'].map(
  (file) => `${SOURCES}/messages/${file}`,
);
// The GraphQL surface of a concept, which only its own folder and the schema import.
const SURFACE = /\.(resolver|inputs|list)$/;
// Tests, and the programs beside the server, put domains together as the files in `src` do.
const isAssembly = (file) => findDomain(file) === null || /\.test\.ts$/.test(file);

/** The domain of a file of the gateway; null for what assembles the domains. */
function findDomain(file) {
  const [folder] = file.slice(SOURCES.length + 1).split('/');
  return DOMAINS.includes(folder) ? folder : null;
}

const findConcept = (file) => file.split('/').slice(0, 4).join('/');

/**
 * The reason why a file of the gateway may not import another, or null when it may.
 * @param {string} file path relative to the repository
 * @param {string} target path relative to the repository, without its ending
 */
export function findDomainRefusal(file, target) {
  if (isAssembly(file)) return null;
  const [from, to] = [findDomain(file), findDomain(target)];
  if (to === null) return `the domain '${from}' must not import what assembles the domains`;
  if (DOMAINS.indexOf(to) > DOMAINS.indexOf(from) && !WRITE_FUNCTIONS.includes(target))
    return `the domain '${from}' must not import '${to}', which is above it`;
  // The platform's page and list inputs are for all.
  if (to !== 'platform' && SURFACE.test(target) && findConcept(file) !== findConcept(target))
    return `'${findConcept(file)}' must use the service of '${findConcept(target)}', not its resolvers, inputs and lists`;
  return null;
}

const withoutEnding = (file) => file.replace(/(\/index)?\.tsx?$/, '');

/** The imports between domains, how many of them point upwards, and the circles of files and of domains, types included. */
export function readDomainReport(imports = readImports(SOURCES)) {
  const arrows = new Map();
  const upwards = [];
  for (const [file, targets] of imports) {
    if (isAssembly(file)) continue;
    for (const target of targets) {
      if (findDomainRefusal(file, withoutEnding(target))) upwards.push(`${file} → ${target}`);
      const [from, to] = [findDomain(file), findDomain(target)];
      if (from !== to && !WRITE_FUNCTIONS.includes(withoutEnding(target))) count(arrows, `${from} → ${to}`);
    }
  }
  const domains = new Map(DOMAINS.map((domain) => [domain, []]));
  for (const arrow of arrows.keys()) {
    const [from, to] = arrow.split(' → ');
    domains.get(from).push(to);
  }
  return { arrows, upwards, circles: [...findCircles(imports), ...findCircles(domains)] };
}

const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);
