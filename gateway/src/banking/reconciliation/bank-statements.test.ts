import { addDays, getDepositReference, today } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { AuditEntry } from '../../access/records';
import { Order } from '../../investing/records';
import { databaseKinds, exampleBankAccount } from '../../testing';
import { BankDesk, bankOperations as operations } from '../../testing/bank-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

describe.each(databaseKinds)('statements of the bank on %s', (kind) => {
  const desk = BankDesk.serve(kind);

  describe('a possible duplicate', () => {
    const first = { amount: '500.00', description: 'TRANSFERENCIA ROSA' };
    const start = { openingBalance: '0.00' };
    const getDuplicate = async () => {
      const reference = getDepositReference(desk.owner.id);
      await desk.send([{ ...first, reference }], start);
      const posted = await desk.send(
        [{ amount: '500.00', description: 'PAGO', reference }, { amount: '20.00' }],
        start,
      );
      expect(posted).toMatchObject({ new: 1, known: 0, duplicates: 1, matched: 0, suspense: 1 });
      return posted.lines[0];
    };

    test('a possible duplicate is stored with the line that it resembles, and is not in the ledger', async () => {
      const duplicate = await getDuplicate();
      expect(duplicate).toMatchObject({
        status: 'duplicate',
        resembled: { id: duplicate.duplicateOf, amount: '500.00' },
      });
      expect(await desk.getBalance()).toBe('500.00');
      expect(await desk.getReport()).toMatchObject({
        statementBalance: '520.00',
        ledgerBalance: '520.00',
        difference: '0.00',
        suspense: 1,
        duplicates: 1,
        duplicatesTotal: '500.00',
      });
      expect(await desk.match(duplicate.id, { userId: desk.owner.id })).toMatchObject({ code: 'CONFLICT' });
    });

    test('that is the same is ignored, and known from then on', async () => {
      const { id } = await getDuplicate();
      for (let time = 0; time < 2; time += 1)
        expect(await desk.sendDecision(id, 'same')).toMatchObject({ id, status: 'ignored', userId: null });
      expect(await desk.sendDecision(id, 'other')).toMatchObject({ code: 'CONFLICT' });
      expect(await desk.getBalance()).toBe('500.00');
      const again = { amount: '500.00', description: 'pago', reference: getDepositReference(desk.owner.id) };
      expect(await desk.send([again], start)).toMatchObject({ new: 0, known: 1, duplicates: 0 });
    });

    test('that is another is credited as a new line is', async () => {
      const { id } = await getDuplicate();
      for (let time = 0; time < 2; time += 1)
        expect(await desk.sendDecision(id, 'other')).toMatchObject({ id, status: 'matched', userId: desk.owner.id });
      expect(await desk.sendDecision(id, 'same')).toMatchObject({ code: 'CONFLICT' });
      expect(await desk.getBalance()).toBe('1000.00');
      const credited = (await desk.listNotices()).filter(({ kind }: { kind: string }) => kind === 'deposit_credited');
      expect(credited).toHaveLength(2);
      const where = { entity: 'bankLine' as const, recordId: id };
      expect(await desk.reader.findBy(AuditEntry, where)).toHaveLength(1);
    });

    test('decided by two administrators at once is decided once', async () => {
      const { id } = await getDuplicate();
      await Promise.all(['other', 'same', 'other', 'same'].map((decision) => desk.sendDecision(id, decision)));
      const { status } = await desk.reader.findOneByOrFail(BankStatementLine, { id });
      expect(await desk.getBalance()).toBe(status === 'ignored' ? '500.00' : '1000.00');
    });

    test('a possible duplicate is found in every company account, also when both are posted at once', async () => {
      // Neither has a closing balance that its statement could continue.
      const accounts = [await BankDesk.createAccount(desk.served), await BankDesk.createAccount(desk.served)];
      const lines = [{ amount: '321.09', description: 'IGUAL', reference: getDepositReference(desk.owner.id) }];
      const input = await desk.toInput(lines, start);
      await Promise.all(
        accounts.map((bankAccountId) => desk.ask(operations.post, { input: { ...input, bankAccountId } })),
      );
      expect(await desk.getBalance()).toBe('321.09');
    });
  });

  describe('an opening balance that does not continue the last closing one', () => {
    test('needs a reason, which is stored and audited', async () => {
      await desk.send([{ amount: '100.00' }]);
      const later = [{ amount: '50.00' }];
      const gap = { expected: '100.00', given: '70.00' };
      const input = await desk.toInput(later, { openingBalance: '70.00' });
      expect(await desk.ask(operations.preview, { input })).toMatchObject({ new: 1, gap });
      expect(await desk.admin.send('postBankStatement', { input })).toMatchObject({
        message: expect.stringMatching(/\$100\.00.*\$70\.00/),
        code: 'STATEMENT_GAP',
        status: 409,
      });
      const gapReason = 'El banco corrigió el saldo';
      const { id } = await desk.send(later, { openingBalance: '70.00', gapReason });
      const rows: { id: number }[] = await desk.ask(operations.listStatements);
      expect(rows.find((row) => row.id === id)).toMatchObject({
        bankAccountId: desk.bankAccountId,
        openingBalance: '70.00',
        closingBalance: '120.00',
        firstDay: desk.day,
        lastDay: desk.day,
        lines: 1,
        gapReason,
        voidedAt: null,
        postedBy: expect.any(Number),
        postedAt: expect.any(String),
      });
      const [entry] = await desk.reader.findBy(AuditEntry, { entity: 'bankStatement', recordId: id });
      expect(JSON.parse(entry?.after ?? '{}')).toMatchObject({ gapReason, openingBalance: 7000 });
      const next = await desk.toInput([{ amount: '1.00' }]);
      expect((await desk.ask(operations.preview, { input: next })).gap).toBeNull();
    });

    test('a file of known lines is not checked, because it is not continued', async () => {
      const start = { openingBalance: '0.00' };
      await desk.send([{ amount: '100.00' }], start);
      await desk.send([{ amount: '30.00' }]);
      expect(await desk.send([{ amount: '100.00' }], start)).toMatchObject({ new: 0, known: 1 });
      expect(await desk.send([{ amount: '1.00' }], { openingBalance: '130.00' })).toMatchObject({ new: 1 });
    });
  });

  test.each([
    ['before 2000', '1999-12-31', false],
    ['on the first day', '2000-01-01', true],
    ['tomorrow', addDays(today(), 1), true],
    ['after tomorrow', addDays(today(), 2), false],
  ])('a line %s is taken or refused by its day', async (_name, bookedOn, isTaken) => {
    const input = await desk.toInput([{ amount: '1.00' }, { amount: '2.00', bookedOn }]);
    const refused = { errors: { 'lines.1.bookedOn': expect.any(String) } };
    expect(await desk.ask(operations.preview, { input })).toMatchObject(isTaken ? { new: 2 } : refused);
  });

  test("a bank's text is cleaned and cut, and its running balance and row are taken", async () => {
    const description = `DEPOSITO\r\nDE:\tROSA\u0000 ${'x'.repeat(400)}`;
    const input = await desk.toInput([{ amount: '10.00', description, reference: '9'.repeat(120) }]);
    const [only] = input.lines;
    const sent = { ...input, lines: [{ ...only, balance: '10.00', row: 2 }] };
    const { lines } = await desk.ask(operations.post, { input: sent });
    const stored = await desk.reader.findOneByOrFail(BankStatementLine, { id: lines[0].id });
    expect(stored).toMatchObject({ balance: 1000, reachedBalance: 1000, reference: `${'9'.repeat(99)}…` });
    expect(stored.description).toMatch(/^DEPOSITO DE: ROSA {2}x{280}…$/);
  });

  test('the same key gives the first answer again, and another body is a conflict', async () => {
    const input = await desk.toInput([{ amount: '10.00' }]);
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (body: object) =>
      desk.admin.send('postBankStatement', { input: body }, 'new lines { id amount status }', headers);
    const first = await ask(input);
    expect(first).toMatchObject({ new: 1, lines: [{ amount: '10.00' }] });
    await desk.match(first.lines[0].id, { userId: desk.owner.id });
    expect(await ask(input)).toEqual(first);
    expect(await ask({ ...input, gapReason: 'Otra' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  describe('voiding a statement', () => {
    test('voiding reverses the entries, cancels the paid orders, and allows another post', async () => {
      desk.day = today();
      const order = await desk.reserve();
      const lines = [
        { amount: '1000.00', reference: order.reference },
        { amount: '40.00', reference: getDepositReference(desk.owner.id) },
        { amount: '7.00' },
      ];
      const before = await desk.getReport();
      const start = { openingBalance: '0.00' };
      const { id } = await desk.send(lines, start);
      expect(await desk.sendVoid(id, '')).toMatchObject({ code: 'VALIDATION_FAILED' });
      const voided = await desk.sendVoid(id);
      expect(voided).toMatchObject({ id, voidReason: 'Era de otra cuenta', lines: 3, voidedAt: expect.any(String) });
      expect(await desk.sendVoid(id)).toEqual(voided);
      expect(await desk.reader.countBy(BankStatementLine, { statementId: id, status: 'void' })).toBe(3);
      expect(await desk.getBalance()).toBe('0.00');
      expect(await desk.getReport()).toEqual(before);
      const cancelled = await desk.reader.findOneByOrFail(Order, { id: order.id });
      expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: 'match_undone' });
      const notices: { kind: string; body: string }[] = await desk.listNotices();
      expect(notices.find(({ kind }) => kind === 'order_cancelled')?.body).not.toContain('Devolvimos');
      expect(notices.find(({ kind }) => kind === 'deposit_reversed')?.body).toContain('$40.00');
      expect(await desk.reader.countBy(AuditEntry, { entity: 'bankStatement', recordId: id })).toBe(2);
      expect(await desk.send(lines, start)).toMatchObject({ new: 3, known: 0, matched: 2, duplicates: 0 });
      // The order is cancelled by now, so that its transfer goes to the balance.
      expect(await desk.getBalance()).toBe('1040.00');
    });

    test('waits for a second administrator where its money was spent', async () => {
      const second = await desk.served.signedInAdmin('segunda');
      const reference = getDepositReference(desk.owner.id);
      const { id } = await desk.send([{ amount: '1500.00', reference }]);
      const { id: projectId } = await desk.served.fixtures.project();
      await desk.placeOrder(projectId);
      const asked = await desk.sendVoid(id);
      expect(asked).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
      expect(await desk.getBalance()).toBe('500.00');
      const page = { after: asked.approvalId - 1, limit: 1 };
      const [request] = await second.send('approvals', page, 'kind details { label value }');
      expect(request.kind).toBe('statement_void');
      expect(request.details).toEqual(
        expect.arrayContaining([
          { label: 'Extracto', value: `#${id}` },
          {
            label: `Se quita a «${desk.owner.fullName}» (${desk.owner.username}, #${desk.owner.id})`,
            value: '$1,500.00',
          },
          { label: 'Saldo final', value: '$1,500.00' },
          { label: 'Motivo', value: 'Era de otra cuenta' },
        ]),
      );
      expect(await second.send('approveRequest', { id: asked.approvalId }, 'status')).toEqual({ status: 'approved' });
      expect(await desk.getBalance()).toBe('-1000.00');
    });

    test('voiding is refused while one of the lines settled a withdrawal', async () => {
      await desk.served.fixtures.deposit(desk.owner, 200);
      await desk.investor.send('saveBankAccount', { input: exampleBankAccount });
      const withdrawal = { input: { amount: '50.00' } };
      const { id: requested, reference } = await desk.investor.send('requestWithdrawal', withdrawal, 'id reference');
      await desk.admin.send('approveWithdrawal', { id: requested });
      const { id } = await desk.send([{ amount: '-50.00', reference }]);
      expect(await desk.sendVoid(id)).toMatchObject({ code: 'CONFLICT' });
    });
  });
});
