import { addDays, getDepositReference } from '@cimiento/contracts';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { BankStatement } from './bank-statement.entity';

const ofStatement = 'statement { id fileName }';
const posted = `id lines { id status ${ofStatement} resembled { ${ofStatement} } }`;

describe.each(databaseKinds)('files and days of the statements on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });

  test('a possible duplicate names its file and the file of the line that it resembles', async () => {
    const send = async (fileName: string | null, description: string, change = {}) => {
      const input = { ...(await desk.toInput([{ amount: '80.00', description }], change)), fileName };
      return desk.admin.send('postBankStatement', { input }, posted);
    };
    const first = await send(`julio\u202e\n${'x'.repeat(300)}.csv`, 'UNO');
    const [{ statement }] = first.lines;
    expect(statement).toEqual({ id: first.id, fileName: expect.stringMatching(/^julio x{190,}…$/) });
    const again = await send('julio-2.csv', 'DOS', { openingBalance: '7.00', gapReason: 'Otra descarga' });
    expect(again.lines).toEqual([
      {
        id: expect.any(Number),
        status: 'duplicate',
        statement: { id: again.id, fileName: 'julio-2.csv' },
        resembled: { statement },
      },
    ]);
    const unnamed = await send(null, 'TRES', { openingBalance: '9.00', gapReason: 'Sin nombre' });
    expect(unnamed.lines[0].statement.fileName).toBeNull();
  });

  test('the days of an account are covered, quiet or missing, without voided statements', async () => {
    const first = desk.day;
    const cover = (bankAccountId: number) =>
      desk.admin.send('bankCoverage', { bankAccountId }, 'days { from to state }');
    const read = async () => (await cover(desk.bankAccountId)).days;
    desk.day = addDays(first, 2);
    await desk.send([{ amount: '1.00' }]);
    desk.day = addDays(first, 5);
    const { id } = await desk.send([{ amount: '1.00' }], { openingBalance: '50.00', gapReason: 'Falta uno' });
    const quiet = [
      { from: first, to: first, state: 'covered' },
      { from: addDays(first, 1), to: addDays(first, 1), state: 'quiet' },
      { from: addDays(first, 2), to: addDays(first, 2), state: 'covered' },
    ];
    expect(await read()).toEqual([
      ...quiet,
      { from: addDays(first, 3), to: addDays(first, 4), state: 'gap' },
      { from: addDays(first, 5), to: addDays(first, 5), state: 'covered' },
    ]);
    await desk.sendVoid(id);
    expect(await read()).toEqual(quiet);
    expect(await cover(99_999)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a statement is confirmed when it is posted where one person suffices', async () => {
    const input = await desk.toInput([{ amount: '10.00', reference: getDepositReference(desk.owner.id) }]);
    const { id, confirmation } = await desk.admin.send(
      'postBankStatement',
      { input },
      'id confirmation { approvalId state }',
    );
    expect(confirmation).toEqual({ approvalId: null, state: 'confirmed' });
    const { confirmedAt, confirmedBy, createdAt } = await desk.reader.findOneByOrFail(BankStatement, { id });
    expect([confirmedAt, confirmedBy]).toEqual([createdAt, null]);
    expect(await desk.investor.send('myBalance', {}, 'withdrawable')).toEqual({ withdrawable: '10.00' });
  });
});
