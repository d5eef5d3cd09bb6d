import { getDepositReference, suspenseReasonLabel } from '@cimiento/contracts';
import { databaseKinds } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { IdentityPeople } from '../../testing/identity-people';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

describe.each(databaseKinds)('money of third parties on %s', (kind) => {
  const desk = BankDesk.serve(kind);

  const send = async (payerName: string | undefined) => {
    const reference = getDepositReference(desk.owner.id);
    const { lines } = await desk.send([
      { amount: '75.00', description: 'DEPOSITO', reference, ...(payerName !== undefined && { payerName }) },
    ]);
    return read(lines[0].id);
  };
  const read = async (id: number): Promise<{ id: number; status: string; reason: string | null }> => {
    const lines = await desk.ask(
      'query ($after: Int!) { bankLines(after: $after, limit: 1) { id status userId payerName reason } }',
      {
        after: id - 1,
      },
    );
    return lines[0];
  };

  test('a credit of the holder is assigned, also without a name or by the other order of names', async () => {
    for (const name of [undefined, '', desk.owner.fullName, `${desk.surname.toUpperCase()}, ROSA`])
      expect(await send(name)).toMatchObject({ status: 'matched', userId: desk.owner.id, reason: null });
  });

  test('a credit of somebody else waits with its reason, and is assigned by hand', async () => {
    const line = await send('Otra Persona Distinta');
    expect(line).toMatchObject({
      status: 'suspense',
      userId: null,
      payerName: 'Otra Persona Distinta',
      reason: 'third_party',
    });
    expect(await desk.match(line.id, { userId: desk.owner.id })).toMatchObject({ status: 'matched' });
    expect(await read(line.id)).toMatchObject({ status: 'matched', userId: desk.owner.id, reason: null });
    await desk.undo(line.id);
    expect(await read(line.id)).toMatchObject({ status: 'suspense', reason: 'third_party' });
  });

  test('the legal name of an identity is a name of its holder', async () => {
    await new IdentityPeople(desk.served.gateway).create(desk.owner, { legalName: 'Comercial del Austro S.A.' });
    expect(await send('COMERCIAL AUSTRO SA')).toMatchObject({ status: 'matched' });
    expect(await send('COMERCIAL NORTE SA')).toMatchObject({ reason: 'third_party' });
  });

  test('a debit, and a credit that names nobody, have no reason', async () => {
    const { lines } = await desk.send([
      { amount: '20.00', payerName: 'Otra Persona' },
      { amount: '-5.00', payerName: 'Otra Persona' },
    ]);
    for (const { id } of lines) expect(await read(id)).toMatchObject({ status: 'suspense', reason: null });
  });

  test('a preview says who waits, and candidates say why', async () => {
    const reference = getDepositReference(desk.owner.id);
    const input = await desk.toInput([
      { amount: '75.00', description: 'DEPOSITO', reference, payerName: 'Otra Persona' },
    ]);
    const preview = await desk.ask(
      'mutation ($input: BankStatementInput!) { previewBankStatement(input: $input) { lines { status payerName reason } } }',
      { input },
    );
    expect(preview).toEqual({ lines: [{ status: 'suspense', payerName: 'Otra Persona', reason: 'third_party' }] });
    const { id } = await send('Otra Persona');
    const candidates = await desk.ask('query ($id: Int!) { bankLineCandidates(id: $id) { userId reasons } }', { id });
    expect(candidates).toContainEqual({
      userId: desk.owner.id,
      reasons: expect.arrayContaining([suspenseReasonLabel.third_party]),
    });
  });

  test('a name is cut and cleaned, never refused', async () => {
    const { id } = await send(`Otra\u0000 Persona ${'x'.repeat(300)}`);
    const stored = await desk.reader.findOneByOrFail(BankStatementLine, { id });
    expect(stored.payerName).toMatch(/^Otra +Persona x+…?$/);
    expect(stored.payerName?.length).toBeLessThanOrEqual(120);
  });

  test('the database takes no other reason', async () => {
    const { id } = await send(undefined);
    await expect(
      desk.served.gateway.database.transaction((manager) =>
        manager.query(`UPDATE bank_statement_line SET suspenseReason = 'other' WHERE id = ${id}`),
      ),
    ).rejects.toThrow(/CHK_bank_statement_line_suspenseReason/);
  });
});
