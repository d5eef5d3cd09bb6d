import { addDays, ledgerAccounts, today } from '@cimiento/contracts';
import type { ComplianceRuleInput, IdentityProfile } from '@cimiento/contracts/fields';
import { databaseKinds, serveGateway } from '../../testing';
import { IdentityPeople } from '../../testing/identity-people';
import type { TestClient } from '../../testing/test-client';
import { createEntry, postEntries } from '../../testing/post-entries';
import { User } from '../../access/records';
import { LedgerEntry } from '../../books/ledger/ledger-entry.entity';
import { ComplianceRule } from '../../books/compliance-rules/compliance-rule.entity';
import { IdentityCase, IdentityDocument, IdentityMatch } from '../records';
import { assessRisk } from './assess-risk';

const ruleFields = 'kind value validFrom validTo source confirmedBy';

describe.each(databaseKinds)('risk on %s', (kind) => {
  const served = serveGateway(kind);
  let people: IdentityPeople;
  let admin: TestClient;

  beforeAll(async () => {
    people = new IdentityPeople(served.gateway);
    admin = served.admin;
  });

  /** A case with these answers, and deposits as [dollars, days ago]. */
  const create = async (changed: Partial<IdentityProfile>, ...deposits: [dollars: number, daysAgo: number][]) => {
    const user = await served.fixtures.user();
    for (const [dollars, daysAgo] of deposits)
      await served.fixtures.deposit(user, dollars, { occurredOn: addDays(today(), -daysAgo) });
    return people.create(user, changed);
  };
  const assess = (id: number) =>
    served.gateway.database.transaction(async (manager) => {
      const own = await manager.findOneByOrFail(IdentityCase, { id });
      await assessRisk({ seal: served.gateway.services.identitySeal }, manager, own);
      expect(own).toMatchObject(await manager.findOneByOrFail(IdentityCase, { id }));
    });
  const read = async (id: number) => {
    const own = await served.reader.findOneByOrFail(IdentityCase, { id });
    const { factors } = served.gateway.services.identitySeal.openFile(own);
    expect(own.sealed).not.toContain('risk_');
    return { risk: own.risk, factors: factors.map(({ factor, points }) => `${factor} ${points}`) };
  };
  const find = async (changed: Partial<IdentityProfile>, ...deposits: [number, number][]) => {
    const { id } = await create(changed, ...deposits);
    await assess(id);
    return read(id);
  };
  const readRules = async (): Promise<ComplianceRuleInput[]> =>
    (await served.reader.find(ComplianceRule)).map(({ id: _, ...rule }) => rule);
  const setRules = (rows: readonly ComplianceRuleInput[]) => admin.send('setComplianceRules', { rows }, ruleFields);

  test('a person of public office with 12,000 in a year is of high risk, another with 5,000 of low', async () => {
    expect(await find({ pep: 'self' }, [12_000, 30])).toEqual({
      risk: 'high',
      factors: ['risk_pep 40', 'risk_amount 15', 'risk_remote 5'],
    });
    expect(await find({}, [5000, 30])).toEqual({ risk: 'low', factors: ['risk_remote 5'] });
  });

  test.each<[string, Partial<IdentityProfile>, [number, number][], string[]]>([
    ['a relative abroad', { pep: 'family', country: 'CO' }, [], ['risk_pep_related 30', 'risk_foreign_resident 10']],
    ['a listed country', { nationality: 'KP' }, [], ['risk_listed_country 40']],
    [
      '50,000 in place of 10,000',
      { expectedYearly: '50000.00' },
      [
        [30_000, 5],
        [20_000, 300],
      ],
      ['risk_large_amount 30'],
    ],
    ['more than twice what was declared', { expectedYearly: '1000.00' }, [[2001, 5]], ['risk_above_declared 30']],
    ['twice what was declared', { expectedYearly: '1000.00' }, [[2000, 5]], []],
    ['deposits of more than a year ago', {}, [[30_000, 367]], []],
    ['an origin without a document', { fundsOrigin: 'sale' }, [], ['risk_undocumented_funds 20']],
  ])('%s adds its factor', async (_what, changed, deposits, factors) => {
    expect((await find(changed, ...deposits)).factors).toEqual([...factors, 'risk_remote 5']);
  });

  test('a cleared match adds points, and a document of the funds takes them away', async () => {
    const { id } = await create({ fundsOrigin: 'other' });
    const now = new Date();
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(IdentityMatch, {
        caseId: id,
        listKind: 'own',
        uid: 'A',
        fingerprint: 'f',
        name: 'Otra',
        score: 950,
        foundOn: today(),
        decision: 'other',
        decidedBy: 1,
        decidedAt: now,
      });
      await manager.insert(IdentityDocument, {
        caseId: id,
        kind: 'funds',
        currentKey: `${id}:funds`,
        sha256: 'f',
        size: 1,
        contentType: 'image/png',
        state: 'pending',
        createdAt: now,
      });
    });
    await assess(id);
    expect((await read(id)).factors).toEqual(['risk_cleared_match 10', 'risk_remote 5']);
  });

  test('an undone deposit is not a factor', async () => {
    const user = await served.fixtures.user();
    const { id } = await people.create(user);
    await served.fixtures.deposit(user, 12_000, { key: 'deposit:undone' });
    const entry = await served.reader.findOneByOrFail(LedgerEntry, { key: 'deposit:undone' });
    const [from, to] = [ledgerAccounts.available(user.id), ledgerAccounts.bank(0)];
    const undo = createEntry(from, to, 1_200_000, { kind: 'reversal', reversalOf: entry.id });
    await postEntries(served.gateway.database, [undo]);
    await assess(id);
    expect((await read(id)).factors).toEqual(['risk_remote 5']);
  });

  test('changed weights name whom they move, and move them only once they are set', async () => {
    const { id, userId } = await create({ pep: 'self' });
    await assess(id);
    const before = await readRules();
    const rows = before.map((rule) => (rule.kind === 'risk_pep' ? { ...rule, value: '80' } : rule));
    const preview = async (rules: readonly ComplianceRuleInput[]) =>
      (
        await admin.graphql(
          'query ($rows: [ComplianceRuleInput!]!) { riskPreview(rows: $rows) { userId userName before after } }',
          { rows: rules },
        )
      ).data?.['riskPreview'];
    const { fullName } = await served.reader.findOneByOrFail(User, { id: userId });
    expect(await preview(rows)).toContainEqual({ userId, userName: fullName, before: 'medium', after: 'high' });
    expect(await preview(before)).toEqual([]);
    expect((await read(id)).risk).toBe('medium');
    await setRules(rows);
    await served.gateway.outbox.deliverDue();
    expect(await read(id)).toEqual({ risk: 'high', factors: ['risk_pep 80', 'risk_remote 5'] });
    // A kind without a rule has its default.
    await setRules(before.filter((rule) => rule.kind === 'vat'));
    await served.gateway.outbox.deliverDue();
    expect(await read(id)).toEqual({ risk: 'medium', factors: ['risk_pep 40', 'risk_remote 5'] });
    await setRules(before);
  });

  test('a rule is in force from its first day to its last', async () => {
    const { id } = await create({ pep: 'self' });
    const before = await readRules();
    const base = { validTo: null, source: 'Prueba', confirmedBy: null };
    await setRules([
      ...before,
      { ...base, kind: 'risk_pep', value: '1', validFrom: addDays(today(), 1) },
      { ...base, kind: 'risk_remote', value: '9', validFrom: addDays(today(), -9), validTo: addDays(today(), -1) },
    ]);
    await served.gateway.outbox.deliverDue();
    expect((await read(id)).factors).toEqual(['risk_pep 40', 'risk_remote 5']);
    await setRules(before);
  });
});
