import { findCircles, readImports } from './imports.mjs';

/** The domains of each app that has them, the lowest first. Each imports itself and those before it (docs/architecture.md). */
const LADDERS = {
  gateway: ['platform', 'access', 'messages', 'joining', 'books', 'identity', 'investing', 'banking', 'reports', 'ops'],
  'mfe-admin': [
    'shared',
    ...['access', 'messages', 'joining', 'books', 'identity', 'investing', 'banking', 'reports', 'ops'],
    // Pages that show several domains.
    'pages',
  ],
};

/** The workspaces whose folders have no circles; those of others are too few to need it. */
export const CONCEPT_APPS = ['gateway', 'mfe-admin', 'rest-adapter', 'packages/contracts', 'packages/ui'];

// Every domain writes to people and programs: these functions add a row in the caller's transaction.
const WRITE_FUNCTIONS = ['notifications/notify', 'email/enqueue-email', 'webhooks/enqueue-webhooks'].map(
  (file) => `gateway/src/messages/${file}`,
);
// The GraphQL surface of a concept, which only its own folder and the schema import.
const SURFACE = /^gateway\/.*\.(resolver|inputs|list)$/;
// Tests, and the programs beside the server, put domains together as the files in `src` do.
const isAssembly = (file) => findDomain(file) === null || /\.test\.tsx?$/.test(file);

/** The domain of a file, such as 'gateway/books'; null for what assembles the domains. */
function findDomain(file) {
  const [app, , folder] = file.split('/');
  return LADDERS[app]?.includes(folder) ? `${app}/${folder}` : null;
}

const findConcept = (file) => file.split('/').slice(0, 4).join('/');

function getFloor(domain) {
  const [app, folder] = domain.split('/');
  return LADDERS[app].indexOf(folder);
}

/**
 * The reason why a file of an app with domains may not import another of the app, or null when it may.
 * @param {string} file path relative to the repository
 * @param {string} target path relative to the repository, without its ending
 */
export function findDomainRefusal(file, target) {
  if (isAssembly(file)) return null;
  const [from, to] = [findDomain(file), findDomain(target)];
  if (to === null) return `the domain '${from}' must not import what assembles the domains`;
  if (getFloor(to) > getFloor(from) && !WRITE_FUNCTIONS.includes(target))
    return `the domain '${from}' must not import '${to}', which is above it`;
  // The platform's page and list inputs are for all.
  if (to !== 'gateway/platform' && SURFACE.test(target) && findConcept(file) !== findConcept(target))
    return `'${findConcept(file)}' must use the service of '${findConcept(target)}', not its resolvers, inputs and lists`;
  return null;
}

// The context, loaders and services of a domain put its concepts together.
const isDomainFile = (file) => /^gateway\/src\/\w+\/[^/]+\.ts$/.test(file);
const isWriteFunction = (file) => WRITE_FUNCTIONS.includes(withoutEnding(file));

const withoutEnding = (file) => file.replace(/(\/index)?\.tsx?$/, '');

const readAllImports = () => new Map(Object.keys(LADDERS).flatMap((app) => [...readImports(`${app}/src`)]));

/** The imports between domains, how many of them point upwards, and the circles of files and of domains, types included. */
export function readDomainReport(imports = readAllImports()) {
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
  const domains = listDomains();
  for (const arrow of arrows.keys()) {
    const [from, to] = arrow.split(' → ');
    domains.get(from).push(to);
  }
  return { arrows, upwards, circles: [...findCircles(imports), ...findCircles(domains)] };
}

const listDomains = () =>
  new Map(Object.entries(LADDERS).flatMap(([app, folders]) => folders.map((folder) => [`${app}/${folder}`, []])));

const count = (counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The circles of the folders in an app, of concepts where it has domains, without its tests and the files that put it together. */
export function listConceptCircles(app) {
  const depth = app in LADDERS ? 4 : 3;
  const toFolder = (file) => file.split('/').slice(0, depth).join('/');
  const isApart = (file) => /\.test\.tsx?$|\/src\/(testing\/|[^/]+$)/.test(file);
  const folders = new Map();
  for (const [file, targets] of readImports(`${app}/src`)) {
    if (isDomainFile(file) || (app in LADDERS ? isAssembly(file) : isApart(file))) continue;
    const folder = toFolder(file);
    const others = targets.filter((target) => !isDomainFile(target) && !isWriteFunction(target)).map(toFolder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others.filter((other) => other !== folder)]);
  }
  return findCircles(folders);
}
