import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createClient, unwrap, type Client, type Row } from '@cimiento/sdk';

// Keeps a copy of the journal in a file, an entry in each line, and compares it with the books:
// node journal.js journal.jsonl, with CIMIENTO_URL and CIMIENTO_KEY (of a key with ledger:read) in the environment.
// Run it as often as you like: it continues after the last entry that it has.

type Entry = Row<'/api/admin/ledger/entries'>;

/** The entries of the copy. A last line that was not written whole is dropped. */
function readCopy(file: string): Entry[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}

/** Amounts are exact: whole cents, never floating point. */
const toCents = (amount: string): bigint => BigInt(amount.replace('.', ''));

/** The accounts whose balance in the copy is not that of the books. */
async function compare(client: Client, entries: readonly Entry[]): Promise<string[]> {
  const balances = new Map<string, bigint>();
  for (const { account, debit, credit } of entries.flatMap(({ postings }) => postings))
    balances.set(account, (balances.get(account) ?? 0n) + toCents(credit) - toCents(debit));
  const { accounts } = await unwrap(client.GET('/api/admin/ledger/trial-balance'));
  const stated = new Map(accounts.map(({ code, balance }) => [code, toCents(balance)]));
  const names = new Set([...balances.keys(), ...stated.keys()]);
  return [...names].filter((name) => (balances.get(name) ?? 0n) !== (stated.get(name) ?? 0n)).sort();
}

/** Brings the copy in a file up to date. @returns its number of entries, and the accounts that differ from the books */
export async function copyJournal(client: Client, file: string): Promise<{ entries: number; different: string[] }> {
  const entries = readCopy(file);
  for await (const entry of client.list('/api/admin/ledger/entries', { after: entries.at(-1)?.id ?? 0 })) {
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
    entries.push(entry);
  }
  return { entries: entries.length, different: await compare(client, entries) };
}

async function main([file = '']: string[]): Promise<void> {
  const { CIMIENTO_URL: baseUrl = '', CIMIENTO_KEY: key = '' } = process.env;
  const { entries, different } = await copyJournal(createClient({ baseUrl, key }), file);
  console.log(`${entries} entries, ${different.length} accounts that differ`, ...different);
  if (different.length > 0) process.exitCode = 1;
}

if (require.main === module) void main(process.argv.slice(2));
