import { readFileSync } from 'node:fs';
import { ApiError, createClient, unwrap, type Client } from '@cimiento/sdk';

// Posts the rents of a month: node monthly-run.js rents.csv, with CIMIENTO_URL and CIMIENTO_KEY in the environment.
// The file has a line for each project: projectId;period;amount;paymentDate, such as 3;2026-01;1250.00;2026-01-31.
// Run it again after a failure: what is posted already stays as it is.

type Rent = { projectId: number; period: string; amount: string; paymentDate: string };

/** The rents of a file. Amounts stay text: a number would not be exact. */
export function parseRents(text: string): Rent[] {
  const rows = text.trim().split(/\r?\n/).slice(1);
  return rows.map((row) => {
    const [projectId = '', period = '', amount = '', paymentDate = ''] = row.split(';');
    return { projectId: Number(projectId), period, amount, paymentDate };
  });
}

/** Posts one rent as it was previewed, and returns the id of the run; null when it waits for a second administrator. */
export async function postRent(client: Client, rent: Rent): Promise<number | null> {
  const preview = await unwrap(client.POST('/api/admin/payment-runs/preview', { body: rent }));
  console.log(`${rent.period}, project ${rent.projectId}: ${preview.shares.length} payments, ${preview.total}`);
  const run = await unwrap(
    client.POST('/api/admin/payment-runs', {
      body: { ...rent, status: 'pending', fingerprint: preview.fingerprint },
      params: { header: { 'Idempotency-Key': `rent-${rent.projectId}-${rent.period}` } },
    }),
  );
  if ('approvalId' in run) {
    console.log(`${rent.period}, project ${rent.projectId}: waits for approval ${run.approvalId}`);
    return null;
  }
  return run.id;
}

async function main([file = '']: string[]): Promise<void> {
  const { CIMIENTO_URL: baseUrl = '', CIMIENTO_KEY: key = '' } = process.env;
  const client = createClient({ baseUrl, key });
  for (const rent of parseRents(readFileSync(file, 'utf8')))
    await postRent(client, rent).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      console.error(`${rent.period}, project ${rent.projectId}: ${error.message}`);
    });
}

if (require.main === module) void main(process.argv.slice(2));
