import { today, type StatementFacts } from '@cimiento/contracts';
import { databaseKinds, findStatementFaults, readPdf, serveGateway, type TestClient } from '../../testing';
import { RoundDesk, type Taker } from '../../testing/round-desk';
import { Investment } from '../../investing/records';
import { AccountStatement } from './account-statement.entity';

const year = Number(today().slice(0, 4));

describe.each(databaseKinds)('money in rounds in statements on %s', (kind) => {
  const served = serveGateway(kind);
  let second: TestClient;

  beforeAll(async () => {
    second = await served.signedInAdmin('segunda');
  });

  const state = async ({ user, client }: Taker) => {
    const { id } = await client.send('requestStatement', { input: { year } }, 'id');
    await served.gateway.outbox.deliverDue();
    const { facts } = await served.reader.findOneByOrFail(AccountStatement, { id });
    expect(await findStatementFaults(served.reader, user.id)).toEqual([]);
    const { base64 } = await client.send('myStatementContent', { id }, 'base64');
    const { text } = await readPdf(Buffer.from(base64, 'base64'));
    return { facts: JSON.parse(facts ?? '') as StatementFacts, text };
  };
  const succeed = async (desk: RoundDesk) => {
    const waits = await desk.confirm();
    expect(await second.send('approveRequest', { id: waits.approvalId }, 'status')).toEqual({ status: 'approved' });
  };

  test('a paid order in a round and an interest have their own lines, and the sums agree', async () => {
    const desk = await RoundDesk.open(served);
    const taker = await desk.taker(9000);
    await desk.buy(taker, 4000);
    await (await RoundDesk.open(served, { mode: 'prefunding' })).express(taker, 2);
    const { facts, text } = await state(taker);
    expect(facts).toMatchObject({
      value: { contributions: 900_000, closing: 900_000 },
      balance: { closing: 500_000, invested: -400_000 },
      held: 200_000,
      heldByInterests: 200_000,
      rounds: { opening: 0, paid: 400_000, ended: 0, closing: 400_000 },
      capital: { closing: 0 },
    });
    for (const words of [
      'En rondas $4,000.00',
      'Saldo, dinero en rondas y capital a su costo',
      'Retenido por intereses en rondas $2,000.00',
      'Tu dinero en rondas',
      'En rondas al cierre $4,000.00',
    ])
      expect(text).toContain(words);
  });

  test('a refund brings it back to the balance', async () => {
    const desk = await RoundDesk.open(served);
    const taker = await desk.taker(4000);
    await desk.buy(taker, 4000);
    await desk.cancel();
    const { facts } = await state(taker);
    expect(facts).toMatchObject({
      value: { contributions: 400_000, closing: 400_000 },
      balance: { closing: 400_000, invested: 0 },
      rounds: { closing: 0 },
      capital: { closing: 0 },
    });
  });

  test('success makes it capital, and a later deletion of the investment takes it out again', async () => {
    const desk = await RoundDesk.open(served);
    const taker = await desk.taker(10_000);
    await desk.buy(taker, 10_000);
    await succeed(desk);
    const { facts } = await state(taker);
    expect(facts).toMatchObject({
      value: { contributions: 1_000_000, closing: 1_000_000 },
      balance: { closing: 0 },
      rounds: { closing: 0 },
      capital: { invested: 1_000_000, closing: 1_000_000 },
    });
    const investment = await served.reader.findOneByOrFail(Investment, { projectId: desk.project.id });
    await served.admin.send('deleteInvestment', { id: investment.id }, 'id');
    const after = await state(taker);
    expect(after.facts).toMatchObject({
      value: { contributions: 1_000_000, closing: 1_000_000 },
      balance: { closing: 1_000_000 },
      rounds: { closing: 0 },
      capital: { closing: 0 },
    });
  });

  test('a statement of an account without rounds does not name them', async () => {
    const user = await served.fixtures.user('simple');
    await served.fixtures.deposit(user, 50);
    const { facts, text } = await state({ user, client: await served.signedIn('simple') });
    expect(facts.rounds).toEqual({ opening: 0, paid: 0, ended: 0, closing: 0 });
    expect(text).not.toMatch(/ronda/i);
  });
});
