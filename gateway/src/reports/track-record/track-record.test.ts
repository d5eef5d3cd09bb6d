import { addDays, addMonths, today, toPeriod } from '@cimiento/contracts';
import { ExitShare } from '../../investing/records';
import { databaseKinds, serveGateway } from '../../testing';
import { RoundDesk } from '../../testing/round-desk';

const query = `{ trackRecord { asOf totals { projects invested monthsOnTime monthsLate monthsMissed averageDaysLate weightedReturn roundsFailed }
  projects { projectId name status delayedTo promisedReturn realizedReturn monthsOnTime monthsLate monthsMissed actualMonths exitDate exitReturn isYearly } } }`;

describe.each(databaseKinds)('the track record on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });
  const at = (months: number): string => addMonths(toPeriod(today()), months);

  const read = async () => (await served.client().graphql(query)).data?.trackRecord;

  test('the track record is empty without money, and leaves out projects that never had any', async () => {
    await served.fixtures.project({ name: 'Solo un plano' });
    expect(await read()).toEqual({
      asOf: today(),
      totals: {
        projects: 0,
        invested: 0,
        monthsOnTime: 0,
        monthsLate: 0,
        monthsMissed: 0,
        averageDaysLate: 0,
        weightedReturn: null,
        roundsFailed: 0,
      },
      projects: [],
    });
  });

  test('shows a loss as it is, weighs it by its capital, and keeps a deleted project', async () => {
    const { fixtures, gateway } = served;
    const client = served.admin;
    const owners = await Promise.all(['ana', 'beto', 'caro', 'dario', 'eva'].map((name) => fixtures.user(name)));
    const [ana] = owners;
    if (!ana) throw new Error('nobody');
    const [sold, gone] = [await fixtures.project({ name: 'Vendida' }), await fixtures.project({ name: 'Borrada' })];
    for (const owner of owners) await fixtures.investment(owner, sold, { amount: 9000, investedOn: `${at(-13)}-15` });
    const kept = await fixtures.investment(ana, gone, { amount: 5000, annualReturn: 12, investedOn: `${at(-2)}-01` });
    await client.graphql('mutation ($id: Int!) { deleteProject(id: $id) { id } }', { id: gone.id });
    await fixtures.payment(kept, { amount: '50.00', period: at(-1), paymentDate: today() });
    const input = { price: '36000.00', costs: [], exitDate: `${at(-1)}-15` };
    const exit = (terms: object) =>
      client.graphql(
        'mutation ($id: Int!, $input: ExitInput!, $corrects: Int) { exitProject(projectId: $id, input: $input, corrects: $corrects) { id } }',
        { id: sold.id, ...terms },
      );
    const first = await exit({ input: { ...input, price: '90000.00' } });
    expect(first.errors).toBeUndefined();
    expect((await read()).projects[0].exitReturn).toBeGreaterThan(50);
    expect((await exit({ input, corrects: first.data?.exitProject.id })).errors).toBeUndefined();

    const { totals, projects } = await read();
    expect(projects).toMatchObject([
      { name: 'Vendida', status: 'exited', exitDate: input.exitDate, realizedReturn: expect.closeTo(-20, 0) },
      { name: 'Borrada', status: null, promisedReturn: 12, exitReturn: null },
    ]);
    expect(projects[0].exitReturn).toBe(projects[0].realizedReturn);
    expect(totals).toMatchObject({ projects: 2, invested: 50_000 });
    expect(totals.weightedReturn).toBeLessThan(-15);
    // Never an amount of one person.
    expect(await gateway.database.reader.countBy(ExitShare, { userId: ana.id })).toBe(2);
    expect(JSON.stringify({ totals, projects })).not.toMatch(/9000|7200|userId/);
  });

  test.each([
    ['sixty days', -60, -100, true],
    ['ten days', -10, -91.25, false],
  ])(
    'shows a heavy loss within %s as it is, to the public and to its investor',
    async (words, days, rate, isYearly) => {
      const owner = await served.fixtures.user(`dueña-${-days}`);
      const project = await served.fixtures.project({ name: `Perdida en ${words}` });
      const investment = await served.fixtures.investment(owner, project, { investedOn: addDays(today(), days) });
      await served.fixtures.payment(investment, { amount: '75.00', period: at(0), paymentDate: today() });
      const { weightedReturn: before } = (await read()).totals;
      const client = await served.signedIn('jefa');
      const { errors } = await client.graphql(
        'mutation ($id: Int!, $input: ExitInput!) { exitProject(projectId: $id, input: $input) { id } }',
        { id: project.id, input: { price: '800.00', costs: [], exitDate: today() } },
      );
      expect(errors).toBeUndefined();
      const { projects, totals } = await read();
      expect(projects).toContainEqual(
        expect.objectContaining({ name: project.name, realizedReturn: rate, exitReturn: rate, isYearly }),
      );
      expect(totals.weightedReturn).toBeLessThan(before);
      const investor = await served.signedIn(owner.username);
      const { data } = await investor.graphql('{ mySettledInvestments { xirr isYearly } }');
      expect(data?.mySettledInvestments).toEqual([{ xirr: rate, isYearly }]);
    },
  );

  test('a project that was sold and not settled has no return, not that of its rents', async () => {
    const owner = await served.fixtures.user('espera');
    const project = await served.fixtures.project({ name: 'Sin liquidar', status: 'exited', exitDate: today() });
    const investment = await served.fixtures.investment(owner, project, { investedOn: `${at(-6)}-01` });
    await served.fixtures.payment(investment, { amount: '500.00', period: at(-2), paymentDate: today() });
    expect((await read()).projects).toContainEqual(
      expect.objectContaining({ name: 'Sin liquidar', realizedReturn: null, exitReturn: null }),
    );
  });

  test('names the date of the newest delay, regardless of its visibility', async () => {
    const owner = await served.fixtures.user('paciente');
    const project = await served.fixtures.project({ name: 'Con retraso' });
    await served.fixtures.investment(owner, project, { amount: 2000 });
    await served.fixtures.delay(project, '2031-05-31', new Date('2026-02-01'));
    await served.fixtures.delay(project, '2031-03-31', new Date('2026-01-01'));
    const { projects } = await read();
    expect(projects).toContainEqual(expect.objectContaining({ name: 'Con retraso', delayedTo: '2031-05-31' }));
    expect(projects).toContainEqual(expect.objectContaining({ name: 'Vendida', delayedTo: null }));
  });

  test('counts the rounds that ended without their project', async () => {
    const failed = await RoundDesk.open(served);
    await failed.buy(await failed.taker(1000));
    await failed.end();
    const cancelled = await RoundDesk.open(served);
    await cancelled.cancel();
    await RoundDesk.open(served);
    const planned = await RoundDesk.open(served, { opensAt: addDays(today(), 5) });
    await planned.cancel();
    expect((await read()).totals.roundsFailed).toBe(2);
  });

  test('a write of this process shows at once, even after a record that was slow to calculate', async () => {
    let clock = 0;
    const slow = jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1000));
    try {
      const { totals } = await read();
      const owner = await served.fixtures.user('nueva');
      await served.fixtures.investment(owner, await served.fixtures.project({ name: 'Nueva' }), { amount: 3000 });
      expect((await read()).totals.projects).toBe(totals.projects + 1);
    } finally {
      slow.mockRestore();
    }
  });
});
