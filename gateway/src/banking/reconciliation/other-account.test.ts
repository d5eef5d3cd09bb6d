import { getDepositReference, statementFileMessages as told } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { readStatementFile } from '../statement-files/read-statement-file';
import { encode, toCamt, toCamtCollective } from '../statement-files/statement-file-examples';
import { BankStatement } from '../statements/bank-statement.entity';

describe.each(databaseKinds)('a file of another account on %s', (kind) => {
  // Every account of the desk has the number 0100204587.
  const desk = BankDesk.serve(kind);
  const post = (input: object) => desk.admin.send('postBankStatement', { input }, 'id lines { status userId }');
  const send = async (change: object) => post({ ...(await desk.toInput([{ amount: '50.00' }])), ...change });

  test('posting it is refused until somebody confirms it with a reason, and the preview says so', async () => {
    const other = { fileAccounts: ['2200998877'], currency: 'USD' };
    const input = await desk.toInput([{ amount: '50.00' }]);
    const previewed = { input: { ...input, ...other } };
    const seen = await desk.admin.send('previewBankStatement', previewed, 'otherAccount new suspense');
    expect(seen).toMatchObject({ otherAccount: expect.stringContaining('2200998877'), new: 1 });
    expect(await send(other)).toMatchObject({ code: 'OTHER_ACCOUNT', status: 409 });
    expect(await send({ ...other, confirmAccount: false })).toMatchObject({ code: 'OTHER_ACCOUNT' });
    expect(await send({ ...other, accountReason: 'Nuevo número' })).toMatchObject({ code: 'OTHER_ACCOUNT' });
    expect(await send({ ...other, confirmAccount: true })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { accountReason: told.accountReason },
    });
    const { id } = await send({ ...other, confirmAccount: true, accountReason: 'El banco cambió el número' });
    const facts = { ...other, accountReason: 'El banco cambió el número' };
    const page = { limit: 1000 };
    const stored = await desk.admin.send('bankStatements', page, 'id fileAccounts currency accountReason');
    expect(stored).toContainEqual({ id, ...facts });
    const entry = await desk.reader.findOneByOrFail(AuditEntry, { entity: 'bankStatement', recordId: id });
    expect(JSON.stringify(entry)).toContain('El banco cambió el número');
  });

  test.each([
    ['its own number', ['0100204587']],
    ['a masked one', ['AHORROS 01******87']],
    ['nothing', []],
    ['words', ['Cuenta corriente']],
  ])('a file with %s is posted, and stores no reason', async (_name, fileAccounts) => {
    const { id } = await send({ fileAccounts, confirmAccount: true, accountReason: 'No hace falta' });
    const stored = await desk.reader.findOneByOrFail(BankStatement, { id });
    expect([stored.fileAccounts, stored.accountReason]).toEqual([fileAccounts.join('\n') || null, null]);
  });

  test('a file that names several accounts is not only of this one', async () => {
    expect(await send({ fileAccounts: ['0100204587', '2200998877'] })).toMatchObject({ code: 'OTHER_ACCOUNT' });
  });

  test('another currency is refused', async () => {
    expect(await send({ currency: 'EUR' })).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { currency: told.currency },
    });
  });

  test('a collective entry waits in suspense, whichever of its payers has a reference', async () => {
    const depositReference = getDepositReference(desk.owner.id);
    for (const parts of [
      [{ text: depositReference }, { text: 'JUAN PEREZ' }],
      [{ text: 'JUAN PEREZ' }, { text: depositReference }],
      [{ text: depositReference }, { text: depositReference }],
    ]) {
      const { lines } = await readStatementFile(encode(toCamt(toCamtCollective('300.00', parts))), {});
      const sent = lines.map(({ amount, description, reference }) => ({ amount, description, reference }));
      const answer = await post(await desk.toInput(sent));
      expect(answer.lines).toEqual([{ status: 'suspense', userId: null }]);
    }
  });

  test('a line that names somebody and nobody waits in suspense', async () => {
    const depositReference = getDepositReference(desk.owner.id);
    const description = `${depositReference} ${getDepositReference(999_999)}`;
    const answer = await post(await desk.toInput([{ amount: '10.00', description }]));
    expect(answer.lines).toEqual([{ status: 'suspense', userId: null }]);
  });
});
