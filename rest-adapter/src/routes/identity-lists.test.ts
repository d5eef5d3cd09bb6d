import { getDepositReference, identityMessages } from '@cimiento/contracts';
import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { sendForm, toForm } from '../testing/send-form';
import { useEmptyRest } from '../testing/serve-rest';

const path = '/api/admin/identity/lists';
const own = (...names: string[]) => ['uid;name', ...names.map((name, at) => `${at};${name}`)].join('\n');
const sdn = '7,"PEREZ, Juan","individual","X",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';

describe.each(databaseKinds)('lists over REST on %s', (kind) => {
  const served = useEmptyRest(kind);
  let [admin, person]: TestClient[] = [];

  beforeAll(async () => {
    await served.fixtures.user('jefa', { role: 'admin' });
    await served.fixtures.user('ana');
    [admin, person] = await Promise.all(['jefa', 'ana'].map((name) => served.signedIn(name)));
  });

  const load = (client: TestClient | undefined, form: FormData) => sendForm(client ?? served.client(), path, form);
  const withAlt = (text: string) => {
    const form = toForm(sdn, { kind: 'ofac' }, 'SDN.CSV');
    form.append('alt', new Blob([text]), 'ALT.CSV');
    return form;
  };

  test('a list is loaded with its alternate names, and listed', async () => {
    const loaded = await load(admin, withAlt('7,1,"aka","EL JUANCHO",-0- '));
    expect([loaded.status, loaded.body]).toEqual([
      201,
      {
        kind: 'ofac',
        version: 1,
        entries: 1,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        loadedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await load(admin, toForm(own('Ana', 'Eva'), { kind: 'own' }))).status).toBe(201);
    const { status, body } = await admin!.request('GET', path);
    expect([status, body.map((list: { kind: string }) => list.kind)]).toEqual([200, ['ofac', 'own']]);
    expect(body[0]).toEqual(loaded.body);
  });

  test.each<[string, () => FormData, object]>([
    ['without a kind', () => toForm(own('Ana')), { kind: identityMessages.listKind }],
    ['of another kind', () => toForm(own('Ana'), { kind: 'pep' }), { kind: identityMessages.listKind }],
    ['with an empty file', () => toForm('', { kind: 'own' }), { file: identityMessages.listEmpty }],
    ['with another list', () => toForm(own('Ana'), { kind: 'un' }), { file: identityMessages.listFormat }],
    ['that is damaged', () => toForm('\u0000\u0001', { kind: 'ofac' }), { file: identityMessages.listFormat }],
  ])('a load %s is refused with its reason', async (_what, form, errors) => {
    const { status, body } = await load(admin, form());
    expect([status, body.errors]).toEqual([400, errors]);
  });

  test('a load that loses entries, or has alternate names of another list, is refused', async () => {
    expect((await load(admin, toForm(own('Ana'), { kind: 'own' }))).body.errors).toEqual({
      file: identityMessages.listShrunk(1, 2),
    });
    const form = toForm(own('Ana', 'Eva'), { kind: 'own' });
    form.append('alt', new Blob(['x']), 'ALT.CSV');
    expect((await load(admin, form)).body.errors).toEqual({ alt: identityMessages.listAlt });
  });

  test('lists and thresholds are for reviewers', async () => {
    const thresholds = '/api/admin/identity/thresholds?month=2026-03';
    expect((await load(person, toForm(own('Ana'), { kind: 'own' }))).status).toBe(403);
    expect((await load(undefined, toForm(own('Ana'), { kind: 'own' }))).status).toBe(401);
    for (const address of [path, thresholds]) {
      expect((await person!.request('GET', address)).status).toBe(403);
      expect((await served.client().request('GET', address)).status).toBe(401);
    }
  });

  test('the sums of a month are JSON or a file, with the zeros of amounts', async () => {
    const user = await served.fixtures.user();
    await served.fixtures.deposit(user, 10_000, { occurredOn: '2026-03-05' });
    const address = '/api/admin/identity/thresholds?month=2026-03';
    const { status, body } = await admin!.request('GET', address);
    const row = { userId: user.id, total: '10000.00', from: '2026-03-05', to: '2026-03-05', movements: 1 };
    expect([status, body]).toEqual([200, [row]]);
    const file = await admin!.request('GET', `${address}&format=csv`);
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(file.body).toContain(`${user.id};10000,00;2026-03-05;2026-03-05;1`);
    expect((await admin!.request('GET', '/api/admin/identity/thresholds?month=marzo')).status).toBe(400);
    expect((await admin!.request('GET', '/api/admin/identity/thresholds')).status).toBe(400);
  });

  test('a bank line keeps the name of its payer, and says why it waits', async () => {
    const account = await served.gateway.services.collectingAccounts.create({
      bank: 'Banco',
      accountType: 'checking',
      accountNumber: '0100204587',
      holderName: 'Fideicomiso',
      holderIdNumber: '1793201547001',
    });
    const user = await served.fixtures.user('rosa', { fullName: 'Rosa Intriago' });
    const reference = getDepositReference(user.id);
    const line = { bookedOn: '2026-03-10', amount: '20.00', description: 'DEPOSITO', reference };
    const posted = await admin!.request('POST', '/api/admin/bank-statements', {
      bankAccountId: account.id,
      openingBalance: '0.00',
      closingBalance: '40.00',
      lines: [
        { ...line, payerName: 'INTRIAGO, Rosa' },
        { ...line, payerName: 'Otra Persona' },
      ],
    });
    expect([posted.status, posted.body.errors]).toEqual([201, undefined]);
    const { body } = await admin!.request('GET', '/api/admin/bank-lines');
    expect(body).toMatchObject([
      { status: 'matched', userId: user.id, payerName: 'INTRIAGO, Rosa', reason: null },
      { status: 'suspense', userId: null, payerName: 'Otra Persona', reason: 'third_party' },
    ]);
  });

  test('money of another payer waits in suspense also when it comes by a file', async () => {
    const user = await served.fixtures.user('elena', { fullName: 'Elena Vaca' });
    const account = await served.gateway.services.collectingAccounts.create({
      bank: 'Banco de archivos',
      accountType: 'checking',
      accountNumber: '0100999888',
      holderName: 'Fideicomiso',
      holderIdNumber: '1793201547001',
    });
    const toEntry = (name: string) =>
      `<Ntry><Amt Ccy="USD">20.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-03-11</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>${getDepositReference(user.id)}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const file = `<Document><BkToCstmrStmt><Stmt>${toEntry('VACA ELENA')}${toEntry('Otra Persona')}</Stmt></BkToCstmrStmt></Document>`;
    const form = toForm(file, { bankAccountId: String(account.id) }, 'extracto.xml');
    const read = await sendForm(admin!, '/api/admin/bank-statements/read', form);
    expect(read.status).toBe(200);
    const posted = await admin!.request('POST', '/api/admin/bank-statements', {
      bankAccountId: account.id,
      openingBalance: '0.00',
      closingBalance: '40.00',
      lines: read.body.lines,
    });
    expect([posted.status, posted.body.errors]).toEqual([201, undefined]);
    const { body } = await admin!.request('GET', '/api/admin/bank-lines');
    expect(body.filter((line: { bookedOn: string }) => line.bookedOn === '2026-03-11')).toMatchObject([
      { status: 'matched', userId: user.id, payerName: 'VACA ELENA', reason: null },
      { status: 'suspense', payerName: 'Otra Persona', reason: 'third_party' },
    ]);
  });
});
