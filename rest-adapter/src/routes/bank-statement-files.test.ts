import { createHash } from 'node:crypto';
import { statementFileMessages } from '@cimiento/contracts';
import { type TestClient } from '@cimiento/gateway/testing';
import { sendForm, toForm } from '../testing/send-form';
import { useRest } from '../testing/serve-rest';

const path = '/api/admin/bank-statements/read';
const file =
  'Cuenta;0100204587;;\nFecha;Detalle;Documento;Monto;Saldo\n15/07/2026;TRANSF;RF62CIM000002;1.250,00;2.250,00\n16/07/2026;COMISION;;-2,50;2.247,50\n17/07/2026;IVA;;mil;\n';
describe('a bank statement file', () => {
  const served = useRest('sqlite');
  let admin: TestClient;
  let investor: TestClient;
  let bankAccountId: number;

  beforeAll(async () => {
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.user('otra');
    investor = await served.signedIn('otra');
    bankAccountId = (await admin.request('GET', '/api/admin/bank-accounts')).body[0].id;
  });

  const send = (client: TestClient, content: string | Uint8Array | null, fields: Record<string, string> = {}) =>
    sendForm(client, path, toForm(content, { bankAccountId: String(bankAccountId), ...fields }, 'extracto.csv'));

  test('a file is read with what was not read, and nothing is stored', async () => {
    const { status, body } = await send(admin, file);
    expect(status).toBe(200);
    expect(body).toEqual({
      fileName: 'extracto.csv',
      fileSha256: createHash('sha256').update(file).digest('hex'),
      format: 'csv',
      encoding: 'utf-8',
      headerRow: 2,
      fileAccounts: ['0100204587'],
      currency: null,
      columns: ['Fecha', 'Detalle', 'Documento', 'Monto', 'Saldo'],
      mapping: {
        bookedOn: 'Fecha',
        amount: 'Monto',
        debit: null,
        credit: null,
        kind: null,
        description: 'Detalle',
        reference: 'Documento',
        payerName: null,
        balance: 'Saldo',
        dayOrder: 'dmy',
        decimal: 'comma',
        year: null,
      },
      openingBalance: '1000.00',
      closingBalance: '2247.50',
      firstDay: '2026-07-15',
      lastDay: '2026-07-16',
      lines: [
        {
          row: 3,
          bookedOn: '2026-07-15',
          amount: '1250.00',
          balance: '2250.00',
          description: 'TRANSF',
          reference: 'RF62CIM000002',
          payerName: null,
        },
        {
          row: 4,
          bookedOn: '2026-07-16',
          amount: '-2.50',
          balance: '2247.50',
          description: 'COMISION',
          reference: null,
          payerName: null,
        },
      ],
      problems: [{ row: 5, column: 'Monto', value: 'mil', message: statementFileMessages.amount }],
    });
    expect((await admin.request('GET', '/api/admin/bank-statements')).body).toEqual([]);
  });

  test('the lines of a file are taken by the preview as they are', async () => {
    const { body } = await send(admin, file);
    const { openingBalance, closingBalance, lines } = body;
    const given = lines.map(({ balance, ...line }: { balance: string | null }) => ({
      ...line,
      balance: balance ?? undefined,
    }));
    const input = { bankAccountId, openingBalance, closingBalance, lines: given };
    expect((await admin.request('POST', '/api/admin/bank-statements/preview', input)).body).toMatchObject({ new: 2 });
    const lineless = lines.map((line: object) => ({ ...line, balance: null }));
    const without = { ...input, lines: lineless };
    expect((await admin.request('POST', '/api/admin/bank-statements/preview', without)).status).toBe(200);
  });

  test('a mapping decides the columns, and one of another form is refused', async () => {
    const mapping = { bookedOn: 'Fecha', amount: 'Saldo', description: 'Documento' };
    const { body } = await send(admin, file, { mapping: JSON.stringify(mapping) });
    expect(body.lines[0]).toMatchObject({ amount: '2250.00', description: 'RF62CIM000002', reference: null });
    for (const wrong of ['no', '[]', '{"bookedOn":5}', '{"otro":"Fecha"}', '{"dayOrder":"ydm"}'])
      expect(await send(admin, file, { mapping: wrong })).toMatchObject({
        status: 400,
        body: { errors: { mapping: expect.any(String) } },
      });
    const unknown = await send(admin, file, { mapping: JSON.stringify({ ...mapping, bookedOn: 'Día' }) });
    expect(unknown.body.errors.file).toContain('«Día»');
  });

  test('a kept column that the file lacks is named', async () => {
    const input = { date: 'Fecha', dayOrder: 'dmy', amount: 'Monto', description: 'Concepto' };
    await admin.graphql(
      'mutation ($id: Int!, $input: StatementMappingInput!) { saveStatementMapping(bankAccountId: $id, input: $input) }',
      { id: bankAccountId, input },
    );
    const { body } = await send(admin, file);
    expect(body.problems[0]).toMatchObject({ row: null, column: 'Concepto' });
    expect(body.lines).toHaveLength(2);
  });

  test('a request is refused to others, without a file, and when it is too large', async () => {
    expect((await send(served.client(), file)).status).toBe(401);
    expect((await send(investor, file)).status).toBe(403);
    expect((await send(admin, null)).body.errors).toMatchObject({ file: expect.any(String) });
    expect((await send(admin, file, { bankAccountId: '999' })).status).toBe(404);
    expect((await send(admin, new Uint8Array(50 * 1024 * 1024))).status).toBe(413);
    expect((await send(admin, '%PDF-1.7')).body.errors.file).toBe(statementFileMessages.pdf);
  });
});
