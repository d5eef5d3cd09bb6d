import { addMonths, centsToText, parseSignedCents, today, toPeriod } from '@cimiento/contracts';
import type { Standalone } from '@cimiento/standalone';
import { readBankCents } from './money';
import type { Records } from './records';
import { expect } from './test';

/** The month of today. The reports of a house end with it. */
export const thisMonth = toPeriod(today());

/** A management fee of 8 % of the rent, with its tax. */
export const managementFee = { kind: 'management', base: 'rent', percent: 8, vatPercent: 15 } as const;

/** A sale fee of 2 % of the price, with its tax. */
export const saleFee = { kind: 'sale', base: 'price', percent: 2, vatPercent: 15 } as const;

type Fee = typeof managementFee | typeof saleFee;

/** Charges a fee of a project that has no order yet, from two years ago on. */
export async function chargeFee(records: Records, projectId: number, fee: Fee): Promise<void> {
  const validFrom = `${addMonths(thisMonth, -24)}-01`;
  const data = [{ ...fee, hurdlePercent: null, catchUp: false, validFrom }];
  const response = await (await records.getAdmin()).put(`/api/admin/projects/${projectId}/fees`, { data });
  expect(response.status(), await response.text()).toBe(200);
}

/** An investor with $10,000 in a funded project since last month, so that this month has its first rent. */
export async function addRentedHouse(records: Records, deployment: Standalone, fee?: Fee) {
  const person = await records.addPerson();
  const project = await records.addProject({ status: 'funded', fundedDate: `${addMonths(thisMonth, -2)}-15` });
  if (fee) await chargeFee(records, project.id, fee);
  const investment = await records.addInvestment(project.id, { userId: person.id });
  const investedOn = `${addMonths(thisMonth, -1)}-01`;
  await deployment.gateway.database.transaction((manager) =>
    manager.query('UPDATE investment SET investedOn = ? WHERE id = ?', [investedOn, investment.id]),
  );
  return { person, project, investment };
}

type Rent = { projectId: number; amount: string };

/** Posts a statement of today in which these rents of this month arrive, and assigns each to its project, as a program does. */
export async function receiveRents(records: Records, rents: readonly Rent[]): Promise<void> {
  const request = await records.getAdmin();
  const opening = await readBankCents({ request });
  const closing = rents.reduce((sum, { amount }) => sum + parseSignedCents(amount), opening);
  const statement = {
    bankAccountId: 1,
    openingBalance: centsToText(opening),
    closingBalance: centsToText(closing),
    // The ledger moves between statements when a withdrawal is paid by hand.
    gapReason: 'Un retiro se pagó a mano',
    lines: rents.map(({ projectId, amount }) => {
      const text = `ARRIENDO ${projectId} ${closing}`;
      return { bookedOn: today(), amount, description: text, reference: text };
    }),
  };
  const posted = await request.post('/api/admin/bank-statements', { data: statement });
  expect(posted.status(), await posted.text()).toBe(201);
  const { lines } = (await posted.json()) as { lines: { id: number }[] };
  for (const [index, { projectId }] of rents.entries()) {
    const data = { projectId, purpose: 'rent', period: thisMonth };
    const matched = await request.post(`/api/admin/bank-lines/${lines[index]?.id}/match`, { data });
    expect(matched.status(), await matched.text()).toBe(200);
  }
}
