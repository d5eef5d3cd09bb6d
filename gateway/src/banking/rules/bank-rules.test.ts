import { addDays, getDepositReference, today } from '@cimiento/contracts';
import { bankRuleLimits, bankRuleMessages } from '@cimiento/contracts/fields';
import { IsNull } from 'typeorm';
import { AuditEntry, User } from '../../access/records';
import { createActor, databaseKinds } from '../../testing';
import { BankDesk, type DeskLine } from '../../testing/bank-desk';
import { BankRule } from './bank-rule.entity';

const ruleFields = 'id text purpose bankAccountId direction lines deletedAt';
const lineFields = 'id amount status purpose ruleId rule { text deletedAt } userId target';

describe.each(databaseKinds)('saved rules for lines of the bank on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });

  afterEach(async () => {
    expect((await desk.getReport()).difference).toBe('0.00');
    for (const { id } of await listRules()) await remove(id);
  });

  const create = (input: object) => desk.admin.send('createBankRule', { input }, ruleFields);
  const preview = (input: object) =>
    desk.admin.send('previewBankRule', { input }, `count total differing lines { ${lineFields} }`);
  const remove = (id: number) => desk.admin.send('deleteBankRule', { id });
  const listRules = () => desk.admin.send('bankRules', {}, ruleFields);
  const listLines = () => desk.admin.send('bankLines', { bankAccountId: desk.bankAccountId }, lineFields);
  const send = async (lines: readonly DeskLine[]) => {
    const posted = `id matched suspense lines { ${lineFields} }`;
    return desk.admin.send('postBankStatement', { input: await desk.toInput(lines) }, posted);
  };
  const readBalance = async (code: string) => Number(await desk.getLedgerBalance(code));

  test('a rule assigns new lines that would wait, with an entry, an audit entry, and the way back', async () => {
    const fees = await readBalance('fee:bank');
    const rule = await create({ text: 'comisión  mensual', purpose: 'bank_fee' });
    expect(rule).toMatchObject({ bankAccountId: null, direction: null, lines: 0 });
    const lines = [
      { amount: '-2.50', description: 'COMISION MENSUAL JULIO' },
      { amount: '-3.00', description: 'RETIRO' },
    ];
    const planned = 'lines { amount status target rule { text } }';
    const input = await desk.toInput(lines);
    expect((await desk.admin.send('previewBankStatement', { input }, planned)).lines).toMatchObject([
      { amount: '-2.50', status: 'matched', target: 'Comisión del banco', rule: { text: 'comisión  mensual' } },
      { amount: '-3.00', status: 'suspense', rule: null },
    ]);
    const posted = await send(lines);
    expect(posted).toMatchObject({
      matched: 1,
      suspense: 1,
      lines: [{ purpose: 'bank_fee', ruleId: rule.id, target: 'Comisión del banco' }, { ruleId: null }],
    });
    expect(await readBalance('fee:bank')).toBeCloseTo(fees - 2.5, 2);
    const { id } = posted.lines[0];
    const entry = await desk.reader.findOneByOrFail(AuditEntry, { entity: 'bankLine', recordId: id });
    expect([entry.before, entry.after]).toEqual([
      expect.stringContaining('"status":"suspense"'),
      expect.stringContaining(`"ruleId":${rule.id}`),
    ]);
    expect((await listRules())[0].lines).toBe(1);
    expect(await desk.undo(id)).toMatchObject({ status: 'suspense' });
    expect(await readBalance('fee:bank')).toBeCloseTo(fees, 2);
    expect((await listRules())[0].lines).toBe(0);
  });

  test('a line with a reference of ours is never taken by a rule', async () => {
    await create({ text: 'deposito', purpose: 'not_ours' });
    const reference = getDepositReference(desk.owner.id);
    const order = await desk.reserve(1000);
    const { lines } = await send([
      { amount: '50.00', description: 'DEPOSITO', reference },
      { amount: '-50.00', description: `DEPOSITO DEVUELTO ${reference}` },
      { amount: '1.00', description: `DEPOSITO ORDEN ${order.number}` },
      { amount: '9.00', description: 'DEPOSITO' },
    ]);
    expect(lines.map(({ purpose }: { purpose: string | null }) => purpose)).toEqual([null, null, null, 'not_ours']);
    expect(await desk.getBalance()).toBe('50.00');
  });

  test('a rule holds for its account and its direction only', async () => {
    const other = await BankDesk.open(desk.served, desk.admin);
    await create({ text: 'interes', purpose: 'interest', bankAccountId: other.bankAccountId });
    await create({ text: 'ajuste', purpose: 'bank_fee', direction: 'debit' });
    const { lines } = await send([
      { amount: '1.20', description: 'INTERESES' },
      { amount: '4.00', description: 'AJUSTE' },
      { amount: '-4.10', description: 'AJUSTE' },
    ]);
    expect(lines.map(({ purpose }: { purpose: string | null }) => purpose)).toEqual([null, null, 'bank_fee']);
  });

  test('voiding a statement takes back what a rule did, and the rule assigns its lines again', async () => {
    await create({ text: 'mantenimiento', purpose: 'bank_fee' });
    const fees = await readBalance('fee:bank');
    const line = { amount: '-7.00', description: 'MANTENIMIENTO' };
    const { id } = await send([line]);
    expect(await desk.sendVoid(id)).toMatchObject({ lines: 1 });
    expect(await readBalance('fee:bank')).toBeCloseTo(fees, 2);
    expect((await send([line])).lines).toMatchObject([{ purpose: 'bank_fee' }]);
  });

  test('a possible duplicate that is another line is assigned by the rule', async () => {
    await send([{ amount: '-6.00', description: 'PORTES' }]);
    await create({ text: 'portes', purpose: 'bank_fee' });
    const again = [{ amount: '-6.00', description: 'PORTES X' }, { amount: '-0.01' }];
    const posted = await desk.send(again, { openingBalance: '500.00', gapReason: 'Prueba' });
    const { id } = posted.lines[0];
    expect(posted.lines[0].status).toBe('duplicate');
    await desk.sendDecision(id, 'other');
    expect(await listLines()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, status: 'matched', purpose: 'bank_fee' })]),
    );
    // So that bank and ledger agree again: the second file did not continue the first.
    await desk.sendVoid(posted.id);
  });

  test('a dry run says which lines of twelve months it names, and changes nothing', async () => {
    desk.day = addDays(today(), -30);
    const word = `PEAJE ${desk.surname}`;
    await send([
      { amount: '-1.10', description: word },
      { amount: '-1.20', description: word.toLowerCase() },
      { amount: '5.00', description: word, reference: getDepositReference(desk.owner.id) },
    ]);
    const taken = (await send([{ amount: '3.00', description: word }])).lines[0];
    await desk.match(taken.id, { userId: desk.owner.id });
    const rule = { text: word, purpose: 'bank_fee', bankAccountId: desk.bankAccountId };
    expect(await preview(rule)).toMatchObject({
      count: 3,
      total: '0.70',
      differing: 1,
      lines: [{ amount: '3.00', target: expect.stringContaining(desk.owner.fullName) }, {}, {}],
    });
    expect(await preview({ ...rule, direction: 'debit' })).toMatchObject({ count: 2, total: '-2.30', differing: 0 });
    expect(await listRules()).toEqual([]);
  });

  test('a dry run finds lines by their text only for those who read users', async () => {
    await desk.send([{ bookedOn: today(), amount: '5.00', description: 'PAGO DE ZXREGLA', reference: 'ZXREF 9' }]);
    const { client, gateway } = desk.served;
    const { id } = await desk.reader.findOneByOrFail(User, { username: 'jefa' });
    const createCount = async (...scopes: ('ledger:read' | 'ledger:write' | 'users:read')[]) => {
      const { key } = await gateway.services.apiKeys.create({ name: 'Clave', scopes }, createActor(id));
      return async (text: string) => {
        const query = 'mutation ($input: BankRuleInput!) { previewBankRule(input: $input) { count } }';
        const body = { query, variables: { input: { text, purpose: 'bank_fee' } } };
        const headers = { authorization: `Bearer ${key}` };
        return (await client().request('POST', '/graphql', body, headers)).body.data.previewBankRule.count;
      };
    };
    const countPlain = await createCount('ledger:read', 'ledger:write');
    const countWithNames = await createCount('ledger:read', 'ledger:write', 'users:read');
    expect([await countWithNames('zxregla'), await countPlain('zxregla')]).toEqual([1, 0]);
    expect(await countPlain('zxref 9')).toBe(1);
  });

  test('a line from before the last twelve months is not in a dry run', async () => {
    desk.day = addDays(today(), -400);
    await send([{ amount: '-1.10', description: `ANTIGUO ${desk.surname}` }]);
    expect(await preview({ text: `ANTIGUO ${desk.surname}`, purpose: 'bank_fee' })).toMatchObject({ count: 0 });
  });

  test('a deleted rule is not applied, and what it assigned still names it', async () => {
    const { id } = await create({ text: 'sobregiro', purpose: 'interest' });
    await send([{ amount: '-1.10', description: 'SOBREGIRO' }]);
    expect(await remove(id)).toEqual({ id });
    expect(await remove(id)).toMatchObject({ code: 'NOT_FOUND' });
    await send([{ amount: '-1.20', description: 'SOBREGIRO' }]);
    const lines = await listLines();
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          amount: '-1.10',
          rule: { text: 'sobregiro', deletedAt: expect.anything() },
        }),
        expect.objectContaining({ amount: '-1.20', status: 'suspense', rule: null }),
      ]),
    );
  });

  test('a second rule of the same text, account and direction is refused', async () => {
    await create({ text: 'Comisión', purpose: 'bank_fee' });
    const refused = { code: 'CONFLICT', message: bankRuleMessages.exists };
    expect(await create({ text: 'COMISION', purpose: 'interest' })).toMatchObject(refused);
    expect(await create({ text: 'COMISION', purpose: 'interest', direction: 'credit' })).toMatchObject({ lines: 0 });
  });

  test.each([
    [{ text: ' ó ', purpose: 'bank_fee' }, 'VALIDATION_FAILED'],
    [{ text: 'x'.repeat(101), purpose: 'bank_fee' }, 'VALIDATION_FAILED'],
    [{ text: 'comision', purpose: 'bank_fee', bankAccountId: 99_999 }, 'NOT_FOUND'],
  ])('the rule %j is refused', async (input, code) => {
    expect(await create(input)).toMatchObject({ code });
    expect(await preview(input)).toMatchObject({ code });
  });

  test('there are at most so many rules, so that each line is compared with all of them', async () => {
    const { database } = desk.served.gateway;
    const rule = { purpose: 'bank_fee' as const, bankAccountId: null, direction: null, createdBy: desk.owner.id };
    const rules = Array.from({ length: bankRuleLimits.rules }, (_, index) => ({
      ...rule,
      text: `peaje ${index}`,
      createdAt: new Date(),
      deletedBy: null,
      deletedAt: null,
    }));
    await database.transaction((manager) => manager.insert(BankRule, rules));
    expect(await create({ text: 'peaje', purpose: 'bank_fee' })).toMatchObject({ message: bankRuleMessages.tooMany });
    await database.transaction((manager) => manager.delete(BankRule, { deletedAt: IsNull() }));
    expect(await create({ text: 'peaje', purpose: 'bank_fee' })).toMatchObject({ text: 'peaje' });
  });

  test.each(['reversal', 'own_transfer', 'rent'])('%s needs another record, so no rule assigns it', async (purpose) => {
    expect(await create({ text: 'comision', purpose })).toHaveProperty('message');
  });
});
