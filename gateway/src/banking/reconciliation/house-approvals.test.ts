import { randomUUID } from 'node:crypto';
import { ApprovalRequest } from '../../access/records';
import { databaseKinds, type TestClient } from '../../testing';
import { HouseDesk } from '../../testing/house-desk';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { BankStatement } from '../statements/bank-statement.entity';

const pending = { code: 'APPROVAL_PENDING', status: 202 };
const expense = { category: 'maintenance' };

// A house that expects $100.00 a month since February 2026.
describe.each(databaseKinds)('money of a house that takes two people on %s', (kind) => {
  const house = HouseDesk.serve(kind, { config: { approvals: 'required' } });
  const { desk } = house;
  let other: TestClient;

  // New administrators for each test: what one assigned counts for 30 days.
  beforeEach(async () => {
    Object.assign(desk, { admin: await desk.served.signedInAdmin(`a${randomUUID().slice(0, 8)}`) });
    other = await desk.served.signedInAdmin(`b${randomUUID().slice(0, 8)}`);
  });

  const getLine = (id: number) => desk.reader.findOneByOrFail(BankStatementLine, { id });
  const approve = async ({ approvalId }: { approvalId: number | null }) =>
    expect(await other.send('approveRequest', { id: approvalId }, 'status')).toEqual({ status: 'approved' });
  const confirm = async (lineId: number) => {
    const { statementId } = await getLine(lineId);
    await approve(await desk.reader.findOneByOrFail(BankStatement, { id: statementId }));
  };
  const readDetails = async ({ approvalId }: { approvalId: number }): Promise<string[]> => {
    const page = { after: approvalId - 1, limit: 1 };
    const [request] = await other.send('approvals', page, 'details { label value }');
    return request.details.map(({ label, value }: { label: string; value: string }) => `${label}: ${value}`);
  };

  test('capital and fees always ask, as they are described', async () => {
    const id = await house.post('-1.00');
    const asked = await house.match(id, 'capital', { memo: 'Primer pago' });
    expect(asked).toMatchObject(pending);
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { id: asked.approvalId });
    expect(request).toMatchObject({ kind: 'money_out', subject: `bankLine:${id}` });
    expect(await readDetails(asked)).toEqual(expect.arrayContaining(['Es: Capital entregado', 'Detalle: Primer pago']));
    expect(await house.read('property')).toBe('0.00');
    await approve(asked);
    expect(await house.read('property')).toBe('-1.00');

    await house.chargeFees();
    expect(await house.assign('-0.01', 'fee')).toMatchObject({ code: 'CONFLICT' });
  });

  test('an expense counts for who assigned it, and one above the limit asks', async () => {
    expect(await house.assign('-120.00', 'expense', expense)).toMatchObject({ status: 'matched' });
    expect(await house.assign('-80.00', 'expense', expense)).toMatchObject({ status: 'matched' });
    const asked = await house.assign('-0.01', 'expense', expense);
    expect(asked).toMatchObject(pending);
    expect(await readDetails(asked)).toEqual(
      expect.arrayContaining(['Categoría: Mantenimiento', 'Sale de: De la renta']),
    );
    await approve(asked);
    expect(await house.read('expenses')).toBe('-200.01');
  });

  test('undoing a debit of a house counts as money that comes in', async () => {
    const ids = [await house.post('-600.00'), await house.post('-600.00')];
    for (const id of ids) await approve(await house.match(id, 'expense', expense));
    expect(await desk.undo(ids[0] ?? 0)).toMatchObject({ status: 'suspense' });
    const asked = await desk.undo(ids[1] ?? 0);
    expect(asked).toMatchObject(pending);
    expect(await readDetails(asked)).toEqual(
      expect.arrayContaining([expect.stringContaining('Se devuelve a las cuentas de'), 'Categoría: Mantenimiento']),
    );
    await approve(asked);
    expect(await house.read('expenses')).toBe('0.00');
  });

  test('an undo that was approved is refused once the line is assigned as something else', async () => {
    const id = await house.post('-1500.00');
    await approve(await house.match(id, 'expense', expense));
    const asked = await desk.undo(id);
    expect(asked).toMatchObject(pending);
    await desk.served.fixtures.update(BankStatementLine, { id }, { category: 'tax' });
    expect(await other.send('approveRequest', { id: asked.approvalId }, 'status')).toMatchObject({ code: 'CONFLICT' });
    await desk.served.fixtures.update(BankStatementLine, { id }, { category: 'maintenance' });
  });

  test('a key neither assigns nor undoes a debit of a house', async () => {
    const id = await house.post('-1.00');
    const created = { input: { name: 'Banco', scopes: ['ledger:write', 'ledger:read'], expiresAt: null } };
    const { key } = await desk.admin.send('createApiKey', created, 'key');
    const headers = { authorization: `Bearer ${key}` };
    const program = desk.served.client();
    for (const more of [{ purpose: 'capital' }, { purpose: 'expense', ...expense }]) {
      const input = { projectId: house.project.id, ...more };
      expect(await program.send('matchBankLine', { id, input }, 'id', headers)).toMatchObject({ code: 'FORBIDDEN' });
    }
    await house.match(id, 'expense', expense);
    expect(await program.send('undoBankLineMatch', { id }, 'id', headers)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('rent that was taken back before it was shared counts nothing, also with fees', async () => {
    await house.chargeFees();
    const id = await house.post('100.00');
    await confirm(id);
    await house.match(id, 'rent');
    for (const period of ['2026-02', '2026-03', '2026-02', '2026-03']) {
      expect(await desk.undo(id)).toMatchObject({ status: 'suspense' });
      expect(await house.match(id, 'rent', { period })).toMatchObject({ status: 'matched' });
    }
    const { statementId } = await getLine(id);
    expect(await desk.sendVoid(statementId)).toMatchObject({ lines: 1 });
  });

  test('rents are free as far as the stated months expect them, and a month to come is not', async () => {
    const amounts = ['100.00', '100.00', '900.00', '100.00', '0.01'];
    const periods = ['2026-02', '2026-03', '2026-03', '2026-04', '2026-04'];
    const codes = [];
    for (const [index, amount] of amounts.entries())
      codes.push((await house.assign(amount, 'rent', { period: periods[index] })).code);
    // The money beyond a month is $1,000.00: $900.00, and $100.00 of April, which is not there in March.
    expect(codes).toEqual([undefined, undefined, undefined, undefined, 'APPROVAL_PENDING']);
  });

  test('a rule assigns a rent up to what its month expects, and asks for what is beyond', async () => {
    const text = house.project.name;
    const rule = { text, purpose: 'rent', projectId: house.project.id };
    await desk.admin.send('createBankRule', { input: rule }, 'id');
    const amounts = ['100.00', '100.00', '1000.00', '0.01'];
    const { lines } = await desk.send(
      amounts.map((amount, index) => ({ bookedOn: '2026-03-04', amount, description: `${text} ${index}` })),
    );
    expect(lines.map(({ status }: { status: string }) => status)).toEqual([
      ...['matched', 'matched', 'matched', 'suspense'],
    ]);
    const subject = `bankLine:${lines[3].id}`;
    const request = await desk.reader.findOneByOrFail(ApprovalRequest, { subject, kind: 'money_in' });
    await approve({ approvalId: request.id });
    const facts = { status: 'matched', purpose: 'rent', projectId: house.project.id, period: '2026-03' };
    expect(await getLine(lines[3].id)).toMatchObject(facts);
  });

  test('rejecting a statement takes back what its debits did for a house', async () => {
    const amounts = ['-150.00', '-2000.00'];
    const { id, lines } = await desk.send(
      amounts.map((amount) => ({ bookedOn: '2026-03-04', amount, description: `PAGO ${amount}` })),
    );
    await house.match(lines[0].id, 'expense', expense);
    await approve(await house.match(lines[1].id, 'capital'));
    expect(await house.readAll('expenses', 'property')).toEqual(['-150.00', '-2000.00']);
    expect(await desk.sendVoid(id)).toMatchObject({ lines: 2 });
    expect(await house.readAll('expenses', 'property')).toEqual(['0.00', '0.00']);
    expect(await getLine(lines[1].id)).toMatchObject({ status: 'void', purpose: null, paidFrom: null });
  });

  test('voiding a confirmed statement counts what it gives back to a house', async () => {
    const id = await house.post('-1500.00');
    await approve(await house.match(id, 'capital'));
    await confirm(id);
    const { statementId } = await getLine(id);
    const asked = await desk.sendVoid(statementId);
    expect(asked).toMatchObject(pending);
    const given = `Se devuelve al capital de «${house.project.name}» (#${house.project.id}): $1,500.00`;
    expect(await readDetails(asked)).toContain(given);
    await approve(asked);
    expect(await house.read('property')).toBe('0.00');
  });
});
