import { withdrawalExport } from './withdrawal-columns';
import type { WithdrawalsForFileQuery } from './withdrawals.generated';

const withdrawal: WithdrawalsForFileQuery['rows'][number] = {
  id: 3,
  amount: '50.00',
  status: 'paid',
  reference: 'RET-3',
  createdAt: '2026-02-01T15:00:00.000Z',
  paidOn: '2026-02-03',
  reason: null,
  bankReference: 'TRF-77',
  user: null,
  bankAccount: { bank: 'Banco Pichincha', accountType: 'savings', fullAccountNumber: '0100204587' },
};

test('no cell of the file is a number that starts with a zero, which a spreadsheet would cut', () => {
  const cells = withdrawalExport.map(([, getCell]) => getCell(withdrawal));
  expect(cells).toContain('Ahorros 0100204587');
  expect(cells.filter((cell) => /^0\d+$/.test(String(cell)))).toEqual([]);
});
