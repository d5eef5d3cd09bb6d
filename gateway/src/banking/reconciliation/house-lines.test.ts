import { bankLineMessages, messages, type DocumentKind } from '@cimiento/contracts';
import { insertWithAudit } from '../../access/audit-log/audit-writer';
import { AuditEntry } from '../../access/records';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { ProjectDocument, ProjectExit } from '../../investing/records';
import { databaseKinds } from '../../testing';
import { HouseDesk } from '../../testing/house-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';

describe.each(databaseKinds)('lines of the bank that are money of a house on %s', (kind) => {
  const house = HouseDesk.serve(kind);
  const { desk } = house;
  const getBalance = async (code: string) => Number(await desk.getLedgerBalance(code));
  const refusal = (message: string) => ({ code: 'CONFLICT', message });

  const createDocument = (projectId: number): Promise<number> =>
    desk.served.gateway.database.transaction(async (manager) => {
      const facts = { title: 'Factura', kind: 'other' as DocumentKind, visibility: 'holders' as const };
      const document = manager.create(ProjectDocument, {
        ...facts,
        projectId,
        createdAt: new Date(),
        updatedAt: new Date(),
      });
      await manager.insert(ProjectDocument, document);
      return document.id;
    });

  test('rent, an expense and a run with fee and reserve add up, and undoing them gives all back', async () => {
    await house.chargeFees();
    const fees = [await getBalance('fee:management'), await getBalance('fee:vat')];
    const rent = await house.post('900.00');
    await house.match(rent, 'rent', { period: '2026-02' });
    const expense = await house.post('-50.00');
    await house.match(expense, 'expense', { category: 'maintenance', memo: 'Techo' });
    expect(await house.readAll('rent', 'expenses')).toEqual(['900.00', '-50.00']);

    const run = await house.postRun({ reserve: '20.00' });
    expect(run.net).toBe('747.20');
    expect(await desk.getBalance()).toBe('747.20');
    expect(await house.readAll('rent', 'expenses', 'reserve')).toEqual(['0.00', '0.00', '20.00']);
    expect(await getBalance('fee:management')).toBeCloseTo((fees[0] ?? 0) + 72, 2);
    expect(await getBalance('fee:vat')).toBeCloseTo((fees[1] ?? 0) + 10.8, 2);

    await desk.admin.send('undoPaymentRun', { id: run.id }, 'id');
    expect(await desk.getBalance()).toBe('0.00');
    expect(await house.readAll('rent', 'expenses', 'reserve')).toEqual(['900.00', '-50.00', '0.00']);
    for (const id of [rent, expense]) expect(await desk.undo(id)).toMatchObject({ status: 'suspense' });
    expect(await house.readAll('rent', 'expenses')).toEqual(['0.00', '0.00']);
    expect([await getBalance('fee:management'), await getBalance('fee:vat')]).toEqual(fees);
  });

  test('a line shows what it paid in books, list and audit, until it is undone', async () => {
    const documentId = await createDocument(house.project.id);
    const id = await house.post('-50.00');
    const facts = { category: 'insurance', memo: 'Póliza 2026', documentId, from: 'rent' };
    const target = { projectId: house.project.id, purpose: 'expense', ...facts };
    const fields = 'purpose category memo documentId feeKind from period target';
    expect(await desk.admin.send('matchBankLine', { id, input: target }, fields)).toEqual({
      ...facts,
      purpose: 'expense',
      feeKind: null,
      period: null,
      target: `Gasto de ${house.project.name}: Seguro, Póliza 2026`,
    });
    const where = { sourceKind: 'bankLine', sourceId: id, kind: 'expense' } as const;
    expect(await desk.reader.findOneByOrFail(LedgerEntry, where)).toMatchObject({ memo: 'Gasto: Seguro, Póliza 2026' });
    const audit = await desk.reader.findOneByOrFail(AuditEntry, { entity: 'bankLine', recordId: id });
    expect(audit.after).toContain('"category":"insurance"');
    expect(await desk.match(id, target)).toMatchObject({ status: 'matched' });
    expect(await house.match(id, 'expense', { ...facts, category: 'tax' })).toMatchObject(
      refusal(messages.lineMatched),
    );
    await desk.undo(id);
    const nothing = { category: null, memo: null, documentId: null, paidFrom: null, projectId: null };
    expect(await desk.reader.findOneByOrFail(BankStatementLine, { id })).toMatchObject(nothing);
  });

  test('an expense is paid from the reserve as far as there is one', async () => {
    await house.assign('900.00', 'rent');
    await house.postRun({ reserve: '20.00' });
    const fromReserve = { category: 'maintenance', from: 'reserve' };
    const refused = refusal(bankLineMessages.reserveLeft(2000));
    expect(await house.assign('-20.01', 'expense', fromReserve)).toMatchObject(refused);
    const id = await house.post('-20.00');
    expect(await house.match(id, 'expense', fromReserve)).toMatchObject({ status: 'matched' });
    expect(await house.readAll('reserve', 'expenses')).toEqual(['0.00', '0.00']);
    await desk.undo(id);
    expect(await house.read('reserve')).toBe('20.00');
  });

  test('no more of a fee is taken out than its project owes, by kind', async () => {
    await house.chargeFees();
    await house.assign('900.00', 'rent');
    await house.postRun();
    expect(await house.assign('-72.01', 'fee')).toMatchObject(refusal(bankLineMessages.feeLeft(7200)));
    const id = await house.post('-70.00');
    expect(await house.match(id, 'fee')).toMatchObject({ status: 'matched' });
    expect(await desk.reader.findOneByOrFail(BankStatementLine, { id })).toMatchObject({ feeKind: 'management' });
    expect(await house.assign('-2.01', 'fee')).toMatchObject(refusal(bankLineMessages.feeLeft(200)));
    expect(await house.assign('-10.80', 'fee', { feeKind: 'vat' })).toMatchObject({ status: 'matched' });
    expect(await house.assign('-0.01', 'fee', { feeKind: 'vat' })).toMatchObject(refusal(bankLineMessages.feeLeft(0)));
    expect(await house.assign('-0.01', 'fee', { feeKind: 'sale' })).toMatchObject(refusal(bankLineMessages.feeLeft(0)));
    await desk.undo(id);
    expect(await house.assign('-72.00', 'fee')).toMatchObject({ status: 'matched' });
  });

  test('capital is handed over up to what was raised, also by two at once', async () => {
    const tooMuch = refusal(bankLineMessages.capitalLeft(1_000_000));
    expect(await house.assign('-10000.01', 'capital')).toMatchObject(tooMuch);
    const ids = [await house.post('-6000.00'), await house.post('-6000.00')];
    const answers = await Promise.all(ids.map((id) => house.match(id, 'capital', { memo: 'Primer pago' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([409, 'matched']);
    expect(await house.readAll('capital', 'property')).toEqual(['10000.00', '-6000.00']);
    expect(await house.assign('-4000.01', 'capital')).toMatchObject(refusal(bankLineMessages.capitalLeft(400_000)));
    expect(await house.assign('-4000.00', 'capital')).toMatchObject({ status: 'matched' });
    expect(await house.read('property')).toBe('-10000.00');
  });

  test('capital of a sale that an earlier release posted is still handed over to the house', async () => {
    await desk.served.gateway.database.transaction(async (manager) => {
      const money = { price: '0.00', net: '0.00', reserve: '0.00', handedOver: '0.00', released: '0.00' };
      const facts = { projectId: house.project.id, version: 1, costs: '[]', fees: null, exitDate: '2026-03-20' };
      const exit = manager.create(ProjectExit, { ...money, ...facts, createdBy: 1, createdAt: new Date() });
      await insertWithAudit({ manager, entity: ProjectExit, by: null }, exit);
    });
    expect(await house.assign('-10000.01', 'capital')).toMatchObject(refusal(bankLineMessages.capitalLeft(1_000_000)));
    expect(await house.assign('-10000.00', 'capital')).toMatchObject({ status: 'matched' });
    expect(await house.readAll('capital', 'property')).toEqual(['10000.00', '-10000.00']);
  });

  test('capital left at a sale is handed over from its money, and then nothing is left', async () => {
    const early = await house.post('-9000.00');
    await house.match(early, 'capital');
    expect(await house.exit()).toMatchObject({ net: '10800.00' });
    expect(await house.readAll('capital', 'property', 'proceeds')).toEqual(['0.00', '0.00', '-9800.00']);
    await house.assign('11000.00', 'sale');
    await house.assign('-200.00', 'sale');
    expect(await house.read('proceeds')).toBe('1000.00');
    expect(await house.assign('-1000.01', 'capital')).toMatchObject(refusal(bankLineMessages.capitalLeft(100_000)));
    const late = await house.post('-600.00');
    await house.match(late, 'capital');
    expect(await house.assign('-400.01', 'capital')).toMatchObject(refusal(bankLineMessages.capitalLeft(40_000)));
    await house.assign('-400.00', 'capital');
    expect(await house.readAll('property', 'proceeds')).toEqual(['0.00', '0.00']);

    // Each goes back to where it was, also the one from before the sale.
    await desk.undo(late);
    expect(await house.read('proceeds')).toBe('600.00');
    await house.match(late, 'capital');
    await desk.undo(early);
    expect(await house.read('property')).toBe('9000.00');
    await house.match(early, 'capital');
    expect(await house.readAll('property', 'proceeds')).toEqual(['0.00', '0.00']);
  });

  test('voiding a statement takes back what its debits did for a house', async () => {
    const more = { bookedOn: '2026-03-04', description: 'PAGO DE CASA' };
    const amounts = ['900.00', '-6000.00', '-50.00'];
    const { id, lines } = await desk.send(
      amounts.map((amount) => ({ ...more, amount, description: `PAGO ${amount}` })),
    );
    await house.match(lines[0].id, 'rent');
    await house.match(lines[1].id, 'capital');
    await house.match(lines[2].id, 'expense', { category: 'other' });
    expect(await house.readAll('rent', 'property', 'expenses')).toEqual(['900.00', '-6000.00', '-50.00']);
    expect(await desk.sendVoid(id)).toMatchObject({ lines: 3 });
    expect(await house.readAll('rent', 'property', 'expenses')).toEqual(['0.00', '0.00', '0.00']);
  });

  test.each([
    ['expense', {}, bankLineMessages.category],
    ['capital', { category: 'tax' }, bankLineMessages.category],
    ['rent', { from: 'rent' }, bankLineMessages.from],
    ['expense', { category: 'tax', feeKind: 'vat' }, bankLineMessages.feeKind],
    ['sale', { period: '2026-01' }, bankLineMessages.period],
    ['sale', { memo: 'Notaría' }, bankLineMessages.memo],
    ['rent', { documentId: 1 }, bankLineMessages.memo],
  ])('%s with %p is not valid', async (purpose, more, message) => {
    const id = await house.post('-10.00');
    expect(await house.match(id, purpose, more)).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });

  test('capital, expenses and fees only leave the bank', async () => {
    const id = await house.post('10.00');
    for (const [purpose, more] of [
      ['capital', {}],
      ['expense', { category: 'tax' }],
      ['fee', {}],
    ] as const)
      expect(await house.match(id, purpose, more)).toMatchObject(refusal(bankLineMessages.debitOnly));
  });

  test('a document of another project is refused', async () => {
    const id = await house.post('-10.00');
    const other = await createDocument((await desk.served.fixtures.project()).id);
    const target = { category: 'tax', documentId: other };
    expect(await house.match(id, 'expense', target)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await house.match(id, 'expense', { ...target, documentId: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
  });
});
