import { changeRemote, type ChangeOptions } from './change-remote';
import { parseRecord } from './gateway-schema';
import { getReleaseName } from './history';
import { checkDescription, findOverlap, isRemoteName, type ReleasedRegistry } from './registry';
import { ReleaseError } from './release-error';
import { describe } from './rollback';
import { findKeyFault, readKeys } from './signing';
import type { Store } from './store';

export type RetireOptions = ChangeOptions & {
  /** Remote that may have the addresses from now on; without it they go at once. */
  heir?: string;
  /** The only address that is handed over; without it, all are. */
  address?: string;
  /** Retires although other remotes link to the addresses that go. */
  force?: boolean;
};

/** A file that only the operator may write, in a folder as on a release server. */
const operatorFile = '.operator';

const isOperator = (store: Store): Promise<boolean> =>
  store.write(operatorFile, '').then(
    () => store.remove(operatorFile).then(() => true),
    () => false,
  );

/** @throws ReleaseError for a remote with keys, without the key of its team, unless the operator does it */
async function assertMayRetire(store: Store, remote: string, key: string | undefined): Promise<void> {
  const fault = findKeyFault(remote, key, await readKeys(store));
  if (fault !== null && !(key === undefined && (await isOperator(store))))
    throw new ReleaseError(`${fault}. Without it, only the operator may retire ${remote}`);
}

/** The links of other remotes to addresses, a line each, as the descriptions of their live releases and canaries state them. */
async function listLinks(
  store: Store,
  registry: ReleasedRegistry,
  remote: string,
  addresses: string[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const [other, { canary, ...live }] of Object.entries(registry)) {
    if (other === remote) continue;
    for (const name of [live, ...(canary ? [canary.line] : [])].map(getReleaseName)) {
      const { links = [] } =
        checkDescription(parseRecord(await store.read(`${other}/${name}/remote.json`))).value ?? {};
      const linked = links.filter((link) => findOverlap([link], addresses) !== null);
      lines.push(...linked.map((link) => `${other} ${name} links to ${link}`));
    }
  }
  return lines;
}

/**
 * Takes a remote out of the registry, in one write; its history and its files stay, and its next release brings it back. With an heir nothing
 * goes yet: the history allows the heir to have the addresses, and its release with them takes them.
 * @returns the addresses
 * @throws ReleaseError when it is not live, has a canary, or the caller may not do it
 */
export async function retire(store: Store, remote: string, options: RetireOptions): Promise<string[]> {
  const { heir, address } = options;
  if (heir !== undefined && (!isRemoteName(heir) || heir === remote))
    throw new ReleaseError(`'${heir}' cannot be the heir of ${remote}`);
  if (address !== undefined && heir === undefined) throw new ReleaseError('--address belongs to --heir');
  await assertMayRetire(store, remote, options.key);
  let addresses: string[] = [];
  await changeRemote(store, remote, options, async ({ entry, registry }) => {
    if (!entry) throw new ReleaseError(`${remote} is not live in ${store.location}`);
    if (entry.canary) throw new ReleaseError(`${remote} has a canary: complete it or take it back first`);
    const all = Object.keys(entry.routes);
    if (address !== undefined && !all.includes(address))
      throw new ReleaseError(`${address} is not an address of ${remote}, which has ${all.join(', ')}`);
    addresses = address === undefined ? all : [address];
    const links = heir === undefined ? await listLinks(store, registry, remote, addresses) : [];
    if (links.length > 0 && !options.force)
      throw new ReleaseError(
        `${links.join('\n')}\nNothing was changed: --force retires ${remote} although these links lead nowhere then`,
      );
    if (heir === undefined) return { entry: null, line: { ...describe(entry), action: 'retire', share: 0 } };
    const reason = `${addresses.join(', ')} to ${heir}`;
    return { line: { ...describe(entry), action: 'hand-over', share: 100, heir, addresses, reason } };
  });
  return addresses;
}
