import { getDepositReference } from '@cimiento/contracts';
import { databaseKinds } from '../../testing';
import { BankDesk, bankOperations } from '../../testing/bank-desk';
import { readStatementFile } from '../statement-files/read-statement-file';
import { encode } from '../statement-files/statement-file-examples';
import type { WantedMapping } from '../statement-files/statement-reading';

// Pairs of files with which people were credited twice, or not at all, by other products.

describe.each(databaseKinds)('files of one bank, one after another, on %s', (kind) => {
  const desk = BankDesk.serve(kind, { config: { approvals: 'off' } });

  // Each test has its own years, so that its lines resemble those of no other.
  let year = 2016;
  beforeEach(() => (year += 1));

  afterEach(async () => {
    expect((await desk.getReport()).difference).toBe('0.00');
  });

  type Balances = { opening: string; closing: string; gapReason?: string };

  /** Reads and posts a file of the desk's investor; '@' is the reference of the deposit. */
  async function post(text: string, { opening, closing, gapReason }: Balances, wanted: WantedMapping = {}) {
    const file = text.replaceAll('@', getDepositReference(desk.owner.id)).replaceAll('2026', String(year));
    const { lines } = await readStatementFile(encode(file), { dayOrder: 'dmy', ...wanted });
    const input = {
      bankAccountId: desk.bankAccountId,
      openingBalance: opening,
      closingBalance: closing,
      lines,
      ...(gapReason && { gapReason }),
    };
    const { new: fresh, known, duplicates } = await desk.ask(bankOperations.post, { input });
    return { new: fresh, known, duplicates };
  }

  test('a renamed header credits nothing twice', async () => {
    const line = '10/08/2026;TRANSFERENCIA ROSA N;@;120,00\n';
    await post(`Fecha;Concepto;Documento;Monto\n${line}`, { opening: '0.00', closing: '120.00' });
    const second = `Fecha;Detalle;Documento;Monto\n${line}11/08/2026;TRANSFERENCIA LUIS M;@;80,00\n`;
    const counts = await post(second, { opening: '0.00', closing: '200.00' });
    expect(counts).toEqual({ new: 1, known: 1, duplicates: 0 });
    expect(await desk.getBalance()).toBe('200.00');
  });

  test('a file that continues another of its day adds an equal deposit', async () => {
    const deposit = '22/07/2026;DEP CAJERO @;50,00\n';
    await post(`Fecha;Concepto;Monto\n${deposit}`, { opening: '0.00', closing: '50.00' });
    const next = `Fecha;Concepto;Monto\n${deposit}22/07/2026;COMISION;-1,00\n`;
    expect(await post(next, { opening: '50.00', closing: '99.00' })).toEqual({ new: 2, known: 0, duplicates: 0 });
    expect(await desk.getBalance()).toBe('100.00');
    const recased = next.replace('CAJERO ', 'CAJERO  ').replace('COMISION', 'Comision');
    const again = await post(recased, { opening: '50.00', closing: '99.00' });
    expect([again.new, await desk.getBalance()]).toEqual([0, '100.00']);
  });

  test('the same file read by other columns credits nothing twice', async () => {
    const file =
      'Fecha;Concepto;Documento;Monto;Saldo\n20/07/2026;TRANSFERENCIA ROSA N;@;400,00;400,00\n21/07/2026;TRANSFERENCIA JUAN P;@;300,00;700,00\n';
    const balances = { opening: '0.00', closing: '700.00' };
    await post(file, balances);
    const columns = { bookedOn: 'Fecha', amount: 'Monto', reference: 'Documento' };
    expect((await post(file, balances, columns)).new).toBe(0);
    expect((await post(file, balances, { ...columns, balance: 'Saldo' })).new).toBe(0);
    expect(await desk.getBalance()).toBe('700.00');
  });

  test('the same lines under another account of the company ask first', async () => {
    const line = 'Fecha;Concepto;Monto\n10/08/2026;TRANSFERENCIA @;120,00\n';
    await post(line, { opening: '0.00', closing: '120.00' });
    const { owner } = desk;
    const other = await BankDesk.open(desk.served, desk.admin);
    await other.send([{ amount: '5.00' }]);
    const description = `TRANSFERENCIA ${getDepositReference(owner.id)}`;
    const again = [{ bookedOn: `${year}-08-10`, amount: '120.00', description }];
    const posted = await other.send(again, { openingBalance: '0.00', gapReason: 'Falta uno' });
    expect(posted).toMatchObject({ new: 0, duplicates: 1 });
    expect(await desk.getBalance()).toBe('120.00');
  });
});
