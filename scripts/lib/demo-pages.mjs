import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * The addresses of a remote's pages with the demonstration data, from what its build declares.
 * @param {string} remote 'public', 'investor' or 'admin'
 * @returns {string[]}
 */
export function listDemoPages(remote) {
  // Pages about one record, and those whose address says which of their parts is open.
  const { records, parts } = readJson('e2e/support/demo-addresses.json');
  const { routes } = readJson(`mfe-${remote}/dist/app/remote.json`);
  return Object.keys(routes).flatMap(
    (address) => records[address] ?? (parts[address] ?? ['']).map((part) => address + part),
  );
}
