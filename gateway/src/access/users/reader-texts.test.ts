import { getDepositReference, ledgerAccounts } from '@cimiento/contracts';
import { createActor, databaseKinds, serveGateway } from '../../testing';
import { BankDesk } from '../../testing/bank-desk';
import { RecordFinder } from '../../reports/search/find-records';
import { readTerms } from '../../reports/search/search-terms';
import { searchedTables } from '../../reports/search/searched-tables';
import { ApprovalRequest } from '../records';

const adjust = 'mutation ($input: AdjustmentInput!) { postAdjustment(input: $input) { id } }';

describe.each(databaseKinds)('a text with names on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let desk: BankDesk;
  let keys: Record<'plain' | 'withNames', string>;

  beforeAll(async () => {
    await served.fixtures.user('otra', { role: 'admin' });
    desk = await BankDesk.open(served, served.admin);
    const create = async (scopes: readonly ('ledger:read' | 'ledger:write' | 'users:read')[]) =>
      (await served.gateway.services.apiKeys.create({ name: 'Clave', scopes }, createActor(1))).key;
    keys = {
      plain: await create(['ledger:read', 'ledger:write']),
      withNames: await create(['ledger:read', 'ledger:write', 'users:read']),
    };
  });

  const ask = async (key: string, query: string, variables: object = {}) => {
    const headers = { authorization: `Bearer ${key}` };
    const { body } = await served.client().request('POST', '/graphql', { query, variables }, headers);
    return body;
  };

  test('the effects of voiding a statement have names for those who read users', async () => {
    const { owner } = desk;
    const posted = await desk.send([{ amount: '12.50', reference: getDepositReference(owner.id) }]);
    const query = `{ bankStatementVoidEffects(id: ${posted.id}) { effects { label value } } }`;
    const name = `«${owner.fullName}» (${owner.username}, #${owner.id})`;
    expect(JSON.stringify(await ask(keys.withNames, query))).toContain(`Se quita a ${name}`);
    const plain = JSON.stringify(await ask(keys.plain, query));
    expect(plain).toContain(`Se quita a #${owner.id}`);
    expect(plain).not.toContain(owner.username);
  });

  test('a proposal has all names for the decider, also when a key without users:read made it', async () => {
    const { owner } = desk;
    const input = {
      debitAccount: 'fee:bank',
      creditAccount: ledgerAccounts.available(owner.id).code,
      amount: '12.50',
      occurredOn: '2026-01-20',
      memo: 'Devolución',
    };
    const { errors } = await ask(keys.plain, adjust, { input });
    const { approvalId: id } = errors[0].extensions;
    const request = await served.reader.findOneByOrFail(ApprovalRequest, { id });
    const name = `«${owner.fullName}» (${owner.username}, #${owner.id})`;
    expect([request.summary, request.facts]).toEqual([expect.stringContaining(name), expect.stringContaining(name)]);
  });

  test('the text of a bank line finds it only for those who read users', async () => {
    const [line] = (await desk.send([{ amount: '5.00', description: 'TRANSFERENCIA DE ZXNOMBRE' }])).lines;
    const query = '{ bankLines(search: "zxnombre", limit: 10) { id } }';
    expect((await ask(keys.withNames, query)).data.bankLines).toEqual([{ id: line?.id }]);
    expect((await ask(keys.plain, query)).data.bankLines).toEqual([]);
    const { data } = await served.admin.graphql(query);
    expect(data?.bankLines).toEqual([{ id: line?.id }]);
  });

  test('the search of everything finds a bank line by its text only for those who read users', async () => {
    const [line] = (await desk.send([{ amount: '5.00', description: 'TRANSFERENCIA DE ZXTODO' }])).lines;
    const finder = new RecordFinder(served.gateway.database);
    const find = (readsPeople: boolean) =>
      finder.find(searchedTables.bank_line, readTerms('zxtodo')[0] ?? [], 10, readsPeople);
    expect([await find(true), await find(false)]).toEqual([[line?.id], []]);
  });

  test('a name that imitates the text around it is quoted', async () => {
    const fullName = 'maria (maria, #4): $5.00» Saldo «de';
    const impostor = await served.fixtures.user('impostora', { fullName });
    const input = {
      debitAccount: 'fee:bank',
      creditAccount: ledgerAccounts.available(impostor.id).code,
      amount: '5000.00',
      occurredOn: '2026-01-20',
      memo: 'Devolución',
    };
    const { errors } = await served.admin.graphql(adjust, { input });
    const id = errors?.[0]?.extensions?.['approvalId'] as number;
    const { summary } = await served.reader.findOneByOrFail(ApprovalRequest, { id });
    expect(summary).toContain(`de «maria (maria, #4): $5.00" Saldo "de» (impostora, #${impostor.id})`);
  });
});
