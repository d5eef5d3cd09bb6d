import { getDepositReference, today, type WebhookBody } from '@cimiento/contracts';
import { randomUUID } from 'node:crypto';
import { BankDesk } from '../../testing/bank-desk';
import { continueStatement, databaseKinds, WebhookSite } from '../../testing';
import { BankStatement } from '../statements/bank-statement.entity';

describe.each(databaseKinds)('the events of deposits on %s', (kind) => {
  let site: WebhookSite;
  let bankAccountId: number;
  let reference: string;

  beforeAll(async () => {
    site = await WebhookSite.start(kind, { approvals: 'off' });
    bankAccountId = await BankDesk.createAccount(site.served);
  });

  beforeEach(async () => {
    await site.reset();
    await site.createEndpoint({ events: ['deposit.credited', 'deposit.reversed'] });
    reference = getDepositReference((await site.served.fixtures.user()).id);
  });

  afterAll(() => site.stop());

  // Each test has its own amount: an equal line of another one would be a possible duplicate.
  const post = async (...amounts: string[]) => {
    const lines = amounts.map((amount) => ({
      bookedOn: today(),
      amount,
      description: `MOVIMIENTO ${randomUUID().slice(0, 8)}`,
      reference: amount.startsWith('-') ? null : reference,
    }));
    const input = await continueStatement(site.served.reader, bankAccountId, lines);
    return site.admin.send('postBankStatement', { input }, 'id lines { id }');
  };
  const reverse = (id: number, lineId: number) =>
    site.admin.send('matchBankLine', { id, input: { purpose: 'reversal', lineId } });
  const voidStatement = (id: number) =>
    site.admin.send('voidBankStatement', { id, input: { reason: 'De otra cuenta' } });
  const reject = async (id: number) => {
    await site.served.fixtures.update(BankStatement, { id }, { confirmedAt: null });
    return voidStatement(id);
  };
  const readTypes = async () => {
    await site.deliver();
    const bodies = site.receiver.received.map(({ body }) => JSON.parse(body) as WebhookBody<'deposit.credited'>);
    return bodies.sort((a, b) => a.sequence - b.sequence).map(({ type }) => type);
  };

  test('a deposit is taken back once, also when its rejected statement was reversed by another one', async () => {
    const { id, lines } = await post('100.00');
    const debit = await post('-100.00');
    await reverse(debit.lines[0].id, lines[0].id);
    await reject(id);
    expect(await readTypes()).toEqual(['deposit.credited', 'deposit.reversed']);
  });

  test('a deposit is taken back once, also when a voided statement has its reversal too', async () => {
    const { id, lines } = await post('200.00', '-200.00');
    await reverse(lines[1].id, lines[0].id);
    await voidStatement(id);
    expect(await readTypes()).toEqual(['deposit.credited', 'deposit.reversed']);
  });

  test('a deposit whose reversal is undone or voided is credited again', async () => {
    const { id, lines } = await post('300.00');
    const debit = await post('-300.00');
    await reverse(debit.lines[0].id, lines[0].id);
    await site.admin.send('undoBankLineMatch', { id: debit.lines[0].id });
    await reverse(debit.lines[0].id, lines[0].id);
    await voidStatement(debit.id);
    await voidStatement(id);
    const [credited, reversed] = ['deposit.credited', 'deposit.reversed'];
    expect(await readTypes()).toEqual([credited, reversed, credited, reversed, credited, reversed]);
  });
});
