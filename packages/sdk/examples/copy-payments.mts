// Keeps a copy of all payments in payments.json. Run it again every few minutes, with CIMIENTO_URL and CIMIENTO_KEY in the environment.
// The key needs payments:read, and audit:read for what was deleted.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createClient, type Row } from '@cimiento/sdk';

type Copy = { since: string | null; payments: Record<number, Row<'/api/admin/returns'>> };

const { CIMIENTO_URL: baseUrl = '', CIMIENTO_KEY: key = '', COPY_FILE: file = 'payments.json' } = process.env;
const client = createClient({ baseUrl, key });
const stored = existsSync(file) ? readFileSync(file, 'utf8') : '{"since":null,"payments":{}}';
const { since, payments } = JSON.parse(stored) as Copy;

const { response } = await client.GET('/api/admin/returns', { params: { query: { limit: 1 } } });
if (!response.ok) throw new Error(`The server responds with ${response.status}`);
const started = Date.parse(response.headers.get('Date') ?? '');

const changed = since === null ? {} : { updatedSince: since };
for await (const payment of client.list('/api/admin/returns', { ...changed, limit: 500 }))
  payments[payment.id] = payment;
if (since !== null) {
  // Deleted payments are in no list. A day more is read than needed: deleting one twice changes nothing.
  const from = new Date(Date.parse(since) - 86_400_000).toISOString().slice(0, 10);
  for await (const entry of client.list('/api/admin/audit-entries', { entity: 'payment', action: 'delete', from }))
    delete payments[entry.recordId];
}
// A change appears when its transaction ends, so the next run reads from a minute before.
const copy: Copy = { since: new Date(started - 60_000).toISOString(), payments };
writeFileSync(`${file}.new`, JSON.stringify(copy));
renameSync(`${file}.new`, file);

// Amounts are exact text: they are summed as cents.
const paid = Object.values(payments).filter(({ status }) => status === 'paid');
const cents = paid
  .reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  .toString()
  .padStart(3, '0');
console.log(`${paid.length} paid payments, ${cents.slice(0, -2)}.${cents.slice(-2)}`);
