import { listOperationFaults, type Operations, parseRecord, readGatewaySchema } from './gateway-schema';
import {
  findTakenAddress,
  isRecord,
  listMisfits,
  type Misfit,
  type ReleasedRegistry,
  type RemoteDescription,
  type Supports,
} from './registry';
import type { Store } from './store';

/** File of the store in which the site states what its shell can run. */
export const supportsFile = 'supports.json';

/** File of a release, and of a shell in the store, in which its operations of GraphQL are, by their ids. */
export const operationsFile = 'operations.json';

const isTexts = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');

const isNames = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((module) => isRecord(module) && Array.isArray(module.names));

const isSupports = (value: Record<string, unknown>): boolean =>
  isRecord(value.contracts) &&
  Number.isInteger(value.contracts.oldest) &&
  Number.isInteger(value.contracts.newest) &&
  isTexts(value.shared) &&
  (value.names === undefined || isNames(value.names));

/** The abilities of the live shell; null if no site has stated them yet. */
export async function readSupports(store: Store): Promise<Supports | null> {
  const value = parseRecord(await store.read(supportsFile));
  return isSupports(value) ? (value as Supports) : null;
}

/** The operations that a file of JSON lists; none for a file that is missing or damaged. */
export function parseOperations(content: Buffer | null): Operations {
  const value = parseRecord(content);
  return isTexts(value) ? (value as Operations) : {};
}

/** The site that a build is judged against. Null where it is not known: that part is not judged. */
export type Measure = { registry: ReleasedRegistry; supports: Supports | null; schema: string | null };

/** The live site, from the store. `schema` replaces that of the gateway where none has stated it. */
export async function readMeasure(
  store: Store,
  registry: ReleasedRegistry,
  schema: string | null = null,
): Promise<Measure> {
  return { registry, supports: await readSupports(store), schema: (await readGatewaySchema(store)) ?? schema };
}

function describeMisfit(misfit: Misfit, contract: number, { oldest, newest }: Supports['contracts']): string {
  if (misfit.reason !== 'unmet-needs')
    return `the shell runs contracts ${oldest} to ${newest}, not ${contract}: ${misfit.reason === 'too-new' ? 'release the shell first' : 'raise contract in src/remote.ts'}`;
  const { library, range, version } = misfit;
  return version === undefined
    ? `the shell does not share ${library}, which this build needs`
    : `this build needs ${library} ${range} (package.json), and the shell has ${version}`;
}

/** Names that a build imports and the shell lacks, one line each. */
const listMissingNames = (
  imports: NonNullable<RemoteDescription['imports']>,
  names: NonNullable<Supports['names']>,
): string[] =>
  Object.entries(imports).flatMap(([module, files]) => {
    const exported = Object.hasOwn(names, module) ? names[module]!.names : [];
    return Object.entries(files)
      .filter(([name]) => !exported.includes(name))
      .map(
        ([name, file]) =>
          `${file} imports ${name}, which the shell does not export in ${module}: release the shell first`,
      );
  });

/**
 * Reasons why a site could not run a build of a remote, one line each; empty when it can. The build, `--dry-run`, a release and an activation
 * all ask here.
 */
export async function listRefusals(
  remote: string,
  { contract, routes, requires, imports = {} }: RemoteDescription,
  operations: Operations,
  { registry, supports, schema }: Measure,
): Promise<string[]> {
  const taken = findTakenAddress(registry, remote, { routes });
  const refusals = taken === null ? [] : [taken];
  if (supports) {
    const { satisfy } = await import('@module-federation/runtime-core');
    const misfits = listMisfits({ contract, requires }, supports, satisfy);
    refusals.push(...misfits.map((misfit) => describeMisfit(misfit, contract, supports.contracts)));
    if (supports.names) refusals.push(...listMissingNames(imports, supports.names));
  }
  return schema === null ? refusals : [...refusals, ...(await listOperationFaults(operations, schema))];
}
