import { bankRuleMessages } from '@cimiento/contracts/fields';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { readCollected } from '../../investing/payment-months/month-reads';
import { databaseKinds } from '../../testing';
import { HouseDesk } from '../../testing/house-desk';

const candidateFields = 'projectId purpose period category label reasons';
const lineFields = 'status purpose projectId period target ruleId';

// A house that expects $100.00 a month since February 2026.
describe.each(databaseKinds)('rents and debits that find their project on %s', (kind) => {
  const house = HouseDesk.serve(kind);
  const { desk } = house;

  const listCandidates = (id: number) => desk.admin.send('bankLineCandidates', { id }, candidateFields);
  const toName = () => house.project.name.toUpperCase();
  const postNamed = (amount: string, before = 'ARRIENDO', after = 'MAR') =>
    house.post(amount, { description: `${before} ${toName()} ${after}` });
  const readMonth = async (period: string) =>
    (await readCollected(desk.reader, { projectIds: [house.project.id] }, period)).get(house.project.id);

  test('a credit that names a project is proposed as its earliest rent that did not come', async () => {
    const rent = { projectId: house.project.id, purpose: 'rent', category: null };
    const byName = 'El texto nombra el proyecto';
    for (const [period, month] of [
      ['2026-02', 'febrero'],
      ['2026-03', 'marzo'],
    ]) {
      const id = await postNamed('100.00', `ARRIENDO ${month}`);
      const label = `Renta de ${house.project.name}, ${month} de 2026`;
      const reasons = ['Se esperan $100.00', byName];
      expect((await listCandidates(id))[0]).toEqual({ ...rent, period, label, reasons });
      const proposed = await desk.admin.graphql(`{ proposedRentMonth(id: ${id}, projectId: ${house.project.id}) }`);
      expect(proposed.data).toEqual({ proposedRentMonth: period });
      await house.match(id, 'rent', { period });
    }
    expect((await listCandidates(await postNamed('100.00')))[0]).toMatchObject({
      period: '2026-03',
      reasons: [byName],
    });
  });

  test('a part of a rent leaves its month open, and the net of it closes the month', async () => {
    const first = await postNamed('40.00');
    expect((await listCandidates(first))[0]).toMatchObject({ period: '2026-02' });
    await house.match(first, 'rent', { period: '2026-02' });
    const second = await postNamed('60.00', 'SALDO');
    expect((await listCandidates(second))[0]).toMatchObject({
      period: '2026-02',
      reasons: ['Se esperan $60.00', expect.anything()],
    });
    await desk.undo(first);
    await house.chargeFees();
    const net = await postNamed('90.80', 'NETO');
    expect((await listCandidates(net))[0]).toMatchObject({
      period: '2026-02',
      reasons: ['Se esperan $90.80', expect.anything()],
    });
    await house.match(net, 'rent', { period: '2026-02' });
    expect((await listCandidates(second))[0]).toMatchObject({ period: '2026-03' });
  });

  test('a credit without a name is proposed to the project that expects its amount', async () => {
    await desk.served.fixtures.investment(desk.owner, house.project, {
      amount: 1370,
      annualReturn: 12,
      investedOn: '2026-01-10',
    });
    const found = await listCandidates(await house.post('113.70'));
    expect(found).toMatchObject([{ projectId: house.project.id, period: '2026-02', reasons: ['Se esperan $113.70'] }]);
    expect(await listCandidates(await house.post('113.71'))).toEqual([]);
  });

  test('a rent counts in the month that was stated, without one in the month of its day', async () => {
    const id = await house.post('100.00', { reference: 'TRX-9' });
    await house.match(id, 'rent', { period: '2026-02' });
    expect([await readMonth('2026-02'), await readMonth('2026-03')]).toEqual([10_000, undefined]);
    const where = { sourceKind: 'bankLine', sourceId: id, kind: 'rent' } as const;
    expect(await desk.reader.findOneByOrFail(LedgerEntry, where)).toMatchObject({ reference: '2026-02' });
    expect(await house.match(id, 'rent', { period: '2026-03' })).toMatchObject({ code: 'CONFLICT' });
    await desk.undo(id);
    expect(await house.match(id, 'rent', { period: null })).toMatchObject({ period: null });
    expect([await readMonth('2026-02'), await readMonth('2026-03')]).toEqual([undefined, 10_000]);
  });

  test('a rule gives each rent of a file the month that is next, and debits wait', async () => {
    const rule = { text: toName(), purpose: 'rent', projectId: house.project.id };
    const before = await postNamed('100.00');
    const saved = await desk.admin.send('createBankRule', { input: rule }, 'id projectId direction');
    expect(saved).toMatchObject({ projectId: house.project.id, direction: 'credit' });
    expect((await listCandidates(before))[0].reasons).toContain(`Por la regla «${toName()}»`);
    const preview = await desk.admin.send('previewBankRule', { input: rule }, 'count differing');
    expect(preview).toEqual({ count: 1, differing: 0 });

    const amounts = ['100.00', '100.00', '-100.00'];
    const lines = amounts.map((amount, index) => ({
      amount,
      description: `${toName()} ${index}`,
      bookedOn: '2026-03-05',
    }));
    const input = await desk.toInput(lines);
    const waiting = { status: 'suspense', purpose: null, projectId: null, period: null, target: null, ruleId: null };
    const rents = ['2026-02', '2026-03'].map((period) => ({
      status: 'matched',
      purpose: 'rent',
      projectId: house.project.id,
      period,
      ruleId: saved.id,
      target: expect.stringContaining(`Renta de ${house.project.name}, `),
    }));
    const planned = await desk.admin.send('previewBankStatement', { input }, `lines { ${lineFields} }`);
    expect(planned.lines).toEqual([...rents, waiting]);
    const posted = await desk.admin.send('postBankStatement', { input }, `id lines { id ${lineFields} }`);
    expect(posted.lines).toMatchObject([...rents, waiting]);
    expect([await readMonth('2026-02'), await readMonth('2026-03')]).toEqual([10_000, 10_000]);
    expect(await desk.undo(posted.lines[0].id)).toMatchObject({ status: 'suspense', projectId: null });
    await desk.sendVoid(posted.id);
    expect([await readMonth('2026-02'), await readMonth('2026-03')]).toEqual([undefined, undefined]);
  });

  test.each([
    [{ purpose: 'rent' }, bankRuleMessages.project],
    [{ purpose: 'bank_fee', projectId: 1 }, bankRuleMessages.project],
    [{ purpose: 'rent', projectId: 1, direction: 'debit' }, bankRuleMessages.rentDirection],
    [{ purpose: 'rent', projectId: 999_999 }, null],
  ])('the rule %p is refused', async (terms, message) => {
    const refused = await desk.admin.send('createBankRule', { input: { text: 'arriendo', ...terms } }, 'id');
    expect(refused).toMatchObject(message ? { code: 'VALIDATION_FAILED', message } : { code: 'NOT_FOUND' });
  });

  test('a debit that names a project is proposed as its expense, or as capital that is left', async () => {
    const id = await postNamed('-1250.00', 'ARREGLO TECHO');
    const facts = { projectId: house.project.id, period: null };
    const [expense, capital] = await listCandidates(id);
    expect(expense).toMatchObject({
      ...facts,
      purpose: 'expense',
      category: 'maintenance',
      label: `Gasto de ${house.project.name}`,
    });
    expect(capital).toMatchObject({
      ...facts,
      purpose: 'capital',
      label: `Capital de ${house.project.name}`,
      reasons: ['Quedan $10,000.00 por entregar', 'El texto nombra el proyecto'],
    });
    const all = await postNamed('-10000.00', 'PAGO');
    expect((await listCandidates(all))[0]).toMatchObject({ purpose: 'capital' });
    expect(await listCandidates(await postNamed('-10000.01', 'PAGO'))).toMatchObject([{ category: 'other' }]);
  });
});
