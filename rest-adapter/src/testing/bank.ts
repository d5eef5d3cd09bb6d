import { centsToText, parseSignedCents } from '@cimiento/contracts';
import type { TestClient } from '@cimiento/gateway/testing';
import { statement } from './good-bodies';

/** Posts a statement that continues the last one, unless the change says otherwise. @param sum of its lines */
async function postStatement(admin: TestClient, lines: object[], sum: string, change: object = {}) {
  const { data } = await admin.graphql('{ bankReconciliations { statementBalance } }');
  const openingBalance: string = data?.bankReconciliations[0].statementBalance ?? '0.00';
  const closingBalance = centsToText(parseSignedCents(openingBalance) + parseSignedCents(sum));
  const input = { bankAccountId: 1, openingBalance, closingBalance, lines, ...change };
  return (await admin.request('POST', '/api/admin/bank-statements', input)).body;
}

/** Posts lines, and returns them. @param sum of them */
export const postLines = async (admin: TestClient, lines: object[], sum: string): Promise<{ id: number }[]> =>
  (await postStatement(admin, lines, sum)).lines;

/** A statement to void, one that cannot be voided, a rule, and a line that may be another one again, by the paths that take them. */
export async function prepareBank(admin: TestClient): Promise<[path: string, id: number][]> {
  const line = { bookedOn: '2026-01-20', amount: '33.00', description: 'UNO', reference: null };
  const { id } = await postStatement(admin, [line], '33.00');
  const other = { ...line, bookedOn: '2026-01-21' };
  await postStatement(admin, [other], '33.00');
  const again = { openingBalance: '0.00', closingBalance: '33.00', gapReason: 'Otro extracto' };
  const deposit = { ...line, amount: '44.00' };
  const reversed = await postStatement(admin, [deposit], '44.00');
  const [back] = await postLines(admin, [{ ...deposit, amount: '-44.00' }], '-44.00');
  const match = { purpose: 'reversal', lineId: reversed.lines[0].id };
  await admin.request('POST', `/api/admin/bank-lines/${back?.id}/match`, match);
  const { body: rule } = await admin.request('POST', '/api/admin/bank-rules', { text: 'PEAJE', purpose: 'bank_fee' });
  const { lines } = await postStatement(admin, [{ ...other, description: 'DOS' }], '33.00', again);
  return [
    ['/api/admin/bank-statements/{id}/void', id],
    ['/api/admin/bank-accounts/{id}/coverage', 1],
    ['/api/admin/bank-rules/{id}', rule.id],
    ['statement of a reversed deposit', reversed.id],
    ['/api/admin/bank-lines/{id}/duplicate', lines[0].id],
  ];
}

/** What makes a statement not continue the last one, without a reason. */
export const gap = {
  openingBalance: '1.00',
  closingBalance: '126.50',
  gapReason: null,
  lines: statement.lines.map((line) => ({ ...line, bookedOn: '2026-01-30' })),
};
