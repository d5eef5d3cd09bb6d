import { continueStatement, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { statement } from './good-bodies';

type Bank = { served: TestGateway; admin: TestClient };
type Lines = Parameters<typeof continueStatement>[2];

/** Posts a statement that continues the last one, unless the change says otherwise. */
async function postStatement({ served, admin }: Bank, lines: Lines, change: object = {}) {
  const input = await continueStatement(served.reader, 1, lines);
  return (await admin.request('POST', '/api/admin/bank-statements', { ...input, ...change })).body;
}

/** Posts lines, and returns them. */
export const postLines = async (bank: Bank, lines: Lines): Promise<{ id: number }[]> =>
  (await postStatement(bank, lines)).lines;

/** A statement to void, one that cannot be voided, and a line that may be another one again, by the paths that take them. */
export async function prepareBank(bank: Bank): Promise<[path: string, id: number][]> {
  const line = { bookedOn: '2026-01-20', amount: '33.00', description: 'UNO' };
  const { id } = await postStatement(bank, [line]);
  const other = { ...line, bookedOn: '2026-01-21' };
  await postStatement(bank, [other]);
  const again = { openingBalance: '0.00', closingBalance: '33.00', gapReason: 'Otro extracto' };
  const deposit = { ...line, amount: '44.00' };
  const reversed = await postStatement(bank, [deposit]);
  const [back] = await postLines(bank, [{ ...deposit, amount: '-44.00' }]);
  const match = { purpose: 'reversal', lineId: reversed.lines[0].id };
  await bank.admin.request('POST', `/api/admin/bank-lines/${back?.id}/match`, match);
  const { lines } = await postStatement(bank, [{ ...other, description: 'DOS' }], again);
  return [
    ['/api/admin/bank-statements/{id}/void', id],
    ['/api/admin/bank-accounts/{id}/coverage', 1],
    ['statement of a reversed deposit', reversed.id],
    ['/api/admin/bank-lines/{id}/duplicate', lines[0].id],
  ];
}

/** A statement that does not continue the last one, without a reason. */
export const gap = {
  openingBalance: '1.00',
  closingBalance: '126.50',
  gapReason: null,
  lines: statement.lines.map((line) => ({ ...line, bookedOn: '2026-01-30' })),
};
