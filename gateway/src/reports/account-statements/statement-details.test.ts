import { today, type StatementFacts } from '@cimiento/contracts';
import { databaseKinds, exampleBankAccount, findStatementFaults, readPdf, serveGateway } from '../../testing';
import { AccountStatement } from './account-statement.entity';

const year = Number(today().slice(0, 4));

/** The administration takes 8 % of each rent, and the sale 2 % of its price, both with 15 % of tax. */
const rules = [
  { kind: 'management', base: 'rent', percent: 8 },
  { kind: 'sale', base: 'price', percent: 2 },
].map((rule) => ({ ...rule, hurdlePercent: null, catchUp: false, vatPercent: 15, validFrom: `${year - 1}-01-01` }));

describe.each(databaseKinds)('the details of a statement on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'off' } });

  test('a statement has the deductions of projects, the lines of a sale, and what is held', async () => {
    const owner = await served.fixtures.user('dueña');
    const project = await served.fixtures.project({ name: 'Casa Bolívar' });
    const input = { amount: 10_000, investedOn: `${year - 1}-01-10` };
    const { id: projectId } = project;
    await served.fixtures.investment(owner, project, input);
    await served.fixtures.investment(await served.fixtures.user(), project, input);
    await served.admin.send('setProjectFees', { projectId, rows: rules }, 'kind');
    const run = { projectId, period: `${year}-01`, amount: '200.00', paymentDate: `${year}-01-15`, status: 'paid' };
    const money = { expenses: '10.00', reserve: '6.00', creditedOn: `${year}-01-15` };
    await served.admin.send('postPaymentRun', { input: { ...run, ...money } }, 'id');
    const sale = { price: '22000.00', costs: [{ label: 'Notaría', amount: '100.00' }], exitDate: today() };
    await served.admin.send('exitProject', { projectId, input: sale }, 'id');
    const investor = await served.signedIn('dueña');
    await investor.send('saveBankAccount', { input: exampleBankAccount });
    await investor.send('requestWithdrawal', { input: { amount: '40.25' } });

    const { id } = await investor.send('requestStatement', { input: { year } }, 'id');
    await served.gateway.outbox.deliverDue();
    const { facts } = await served.reader.findOneByOrFail(AccountStatement, { id });
    const stated = JSON.parse(facts ?? '') as StatementFacts;
    const name = 'Casa Bolívar';
    // Half of 200.00 less 18.40 of fees, 10.00 and 6.00; of the price 22,000.00 less 100.00 and 506.00, and the 6.00 that were kept.
    expect(stated.deductions).toEqual([{ projectId, name, fees: 920, expenses: 500, reserve: 300 }]);
    expect(stated.balance).toMatchObject({ rents: 8280, exits: 1_070_000 });
    expect(stated.sales).toMatchObject([
      { name, fee: '506.00', net: '21400.00', capital: 1_000_000, share: 1_070_000 },
    ]);
    expect(stated).toMatchObject({ held: 4025, capital: { closing: 0, returned: -1_000_000 } });
    expect(await findStatementFaults(served.reader, owner.id)).toEqual([]);

    const { base64 } = await investor.send('myStatementContent', { id }, 'base64');
    const { text } = await readPdf(Buffer.from(base64, 'base64'));
    for (const words of [
      'Retenido $40.25',
      'Comisiones descontadas por los proyectos',
      'Casa Bolívar $9.20 $5.00 $3.00',
      'Venta de Casa Bolívar',
      'Costo: Notaría −$100.00',
      'Comisiones −$506.00',
      'Reserva que se repartió $6.00',
      'Tu parte $10,700.00',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Disponible $10,742.55');
  });
});
