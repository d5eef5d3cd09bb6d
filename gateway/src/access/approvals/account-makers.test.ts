import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import { ApprovalRequest, User } from '../records';

const password = 'clave larga de inicio';
const adjustment = { debitAccount: 'fee:bank', creditAccount: 'suspense', occurredOn: '2026-01-20', memo: 'Prueba' };

describe.each(databaseKinds)('accounts that an administrator made on %s', (kind) => {
  const served = serveWithMail(kind, { approvals: 'required' });
  let alicia: TestClient;
  let berta: TestClient;
  let count = 0;

  beforeAll(async () => {
    alicia = await served.signedInAdmin('alicia');
    berta = await served.signedInAdmin('berta');
  });

  const toInput = (username: string, access: object = { role: 'user' }) => ({
    username,
    fullName: `Persona ${username}`,
    email: `${username}@prueba.example`,
    ...access,
  });
  const create = (username: string, client: TestClient, access?: object) =>
    client.send('createUser', { input: { ...toInput(username, access), password } });
  const find = (username: string) => served.reader.findOneByOrFail(User, { username });
  const approve = (id: number, client: TestClient) => client.send('approveRequest', { id }, 'status');
  const approved = { status: 'approved' };
  const refuse = (...names: string[]) => ({
    code: 'FORBIDDEN',
    status: 403,
    message: expect.stringMatching(new RegExp(`${names.join('.*')}.*no está confirmado`)),
  });

  /** A colleague whose account one administrator creates, and whose role berta approves. Signs in with the typed password. */
  const hire = async (username: string, client: TestClient, staffRole = 'administrator') => {
    const { approvalId } = await create(username, client, { role: 'admin', staffRole });
    expect(await approve(approvalId, berta)).toEqual(approved);
    return served.signedIn(username, password);
  };
  const confirm = async (username: string, client?: TestClient) => {
    // A grant ends the links that were sent before it.
    await client?.send('requestEmailVerification', {}, 'message');
    const input = { token: await served.readToken(`${username}@prueba.example`) };
    expect((await served.client().send('confirmEmail', { input }, 'message')).code).toBeUndefined();
  };
  const propose = async (client: TestClient): Promise<number> => {
    count += 1;
    const { approvalId } = await client.send('postAdjustment', { input: { ...adjustment, amount: `${count}.00` } });
    return Number(approvalId);
  };
  const decide = async (proposer: TestClient, decider: TestClient) => approve(await propose(proposer), decider);

  test('an account and its creator approve nothing of each other until it confirms its e-mail', async () => {
    const carla = await hire('carla', alicia);
    expect(await decide(alicia, carla)).toMatchObject(refuse('Persona carla', 'creó «Persona alicia»'));
    expect(await decide(carla, alicia)).toMatchObject(refuse('Persona carla', 'creó «Persona alicia»'));
    const id = await propose(alicia);
    await approve(id, carla);
    expect(await served.reader.findOneByOrFail(ApprovalRequest, { id })).toMatchObject({ status: 'pending' });
    expect(await decide(berta, carla)).toEqual(approved);
    expect(await decide(carla, berta)).toEqual(approved);
    await confirm('carla', carla);
    expect(await decide(alicia, carla)).toEqual(approved);
    expect(await decide(carla, alicia)).toEqual(approved);
  });

  test('two accounts of one creator approve nothing of each other until one of them confirms', async () => {
    const dora = await hire('dora', alicia);
    const elsa = await hire('elsa', alicia);
    expect(await decide(dora, elsa)).toMatchObject(refuse('Persona dora', 'creó «Persona alicia»'));
    await confirm('elsa', elsa);
    expect(await decide(dora, elsa)).toEqual(approved);
  });

  test('who set the e-mail or the password of an account is as who created it', async () => {
    const ids = await Promise.all(
      ['hilda', 'irma', 'julia'].map(async (username) => (await create(username, berta), (await find(username)).id)),
    );
    const [hilda = 0, irma = 0, julia = 0] = ids;
    const change = (id: number, username: string, values: object, client = alicia) =>
      client.send('updateUser', { id, input: { ...toInput(username), username: undefined, ...values } });
    await change(hilda, 'hilda', { password: 'otra clave larga' });
    await change(irma, 'irma', { email: 'irma.nueva@prueba.example' });
    await change(julia, 'julia', { fullName: 'Julia Otra' });
    const admin = { role: 'admin', staffRole: 'administrator' } as const;
    for (const id of ids) await served.fixtures.update(User, { id }, admin);
    const signIn = (username: string, secret = password) => served.signedIn(username, secret);
    const byPassword = await decide(alicia, await signIn('hilda', 'otra clave larga'));
    expect(byPassword).toMatchObject(refuse('contraseña de la cuenta de «Persona hilda»', '«Persona alicia»'));
    expect(await decide(alicia, await signIn('irma'))).toMatchObject(refuse('«Persona irma»', '«Persona alicia»'));
    expect(await decide(alicia, await signIn('julia'))).toEqual(approved);
    expect(await decide(berta, await signIn('julia'))).toMatchObject(refuse('«Julia Otra»', 'creó «Persona berta»'));
  });

  test('an administrator replaces no e-mail that others set and nobody confirmed, a user does', async () => {
    const input = { fullName: 'Persona', email: 'propia@prueba.example' };
    const katia = await hire('katia', alicia);
    const { id } = await find('katia');
    const refused = { code: 'CONFLICT', errors: { email: expect.stringContaining('Confírmalo antes') } };
    expect(await katia.send('updateProfile', { input })).toMatchObject(refused);
    const own = { ...input, role: 'admin', staffRole: 'administrator' };
    expect(await katia.send('updateUser', { id, input: own })).toMatchObject(refused);
    await confirm('katia', katia);
    expect(await katia.send('updateProfile', { input }, 'email')).toEqual({ email: input.email });
    await create('lola', alicia);
    const lola = await served.signedIn('lola', password);
    const changed = { ...input, email: 'otra-propia@prueba.example' };
    expect(await lola.send('updateProfile', { input: changed }, 'email')).toEqual({ email: changed.email });
  });

  test('a grant is for the name and e-mail that its approver read', async () => {
    const { approvalId } = await create('pilar', alicia, { role: 'admin' });
    const { id } = await find('pilar');
    const input = { ...toInput('pilar'), username: undefined };
    await alicia.send('updateUser', { id, input: { ...input, email: 'otra.pilar@prueba.example' } });
    expect(await approve(approvalId, berta)).toMatchObject({ code: 'CONFLICT' });
    await alicia.send('updateUser', { id, input });
    expect(await approve(approvalId, berta)).toEqual(approved);
  });

  test('a grant says whether the e-mail is confirmed, who set it and who created the account', async () => {
    const read = async (id: number) => {
      const waiting = await berta.send(
        'approvals',
        { status: 'pending', limit: 50 },
        'id details { label value former }',
      );
      const { details } = waiting.find((request: { id: number }) => request.id === id);
      return (label: string) => details.find((detail: { label: string }) => detail.label === label);
    };
    const { approvalId } = await create('mara', alicia, { role: 'admin' });
    const before = await read(approvalId);
    const who = /«Persona alicia» \(alicia, #\d+\) el \d+ de \w+ de \d{4}, \d\d:\d\d$/;
    expect(before('Confirmación del correo').value).toMatch(new RegExp(`^Sin confirmar: lo puso ${who.source}`));
    expect(before('Creó la cuenta').value).toMatch(who);
    await confirm('mara');
    const after = await read(approvalId);
    expect(after('Confirmación del correo')).toMatchObject({
      value: expect.stringMatching(/^Confirmado el \d+ de \w+ de \d{4}/),
      former: expect.stringContaining('Sin confirmar'),
    });
    await served.fixtures.update(User, { username: 'mara' }, { email: 'ajena@prueba.example' });
    expect((await read(approvalId))('Creó la cuenta').value).toMatch(/, con el correo mara@prueba\.example$/);
    const registered = await served.fixtures.user('nora');
    const input = { ...toInput('nora', { role: 'admin' }), username: undefined };
    const other = await read((await alicia.send('updateUser', { id: registered.id, input })).approvalId);
    expect(other('Confirmación del correo').value).toBe('Sin confirmar');
    expect(other('Creó la cuenta')).toBeUndefined();
  });
});

describe.each([
  ['without a mail server', { approvals: 'required' }],
  ['where one person may decide', { approvals: 'basic' }],
] as const)('an account that an administrator made %s', (_name, config) => {
  const served = serveGateway('sqlite', { config });

  test('decides with its creator', async () => {
    const alicia = await served.signedInAdmin('alicia');
    const berta = await served.signedInAdmin('berta');
    const input = { username: 'olga', fullName: 'Olga Paz', email: 'olga@prueba.example', password, role: 'admin' };
    const { approvalId } = await alicia.send('createUser', { input });
    if (approvalId !== undefined) await berta.send('approveRequest', { id: approvalId });
    const olga = await served.signedIn('olga', password);
    const proposal = await alicia.send('postAdjustment', { input: { ...adjustment, amount: '5.00' } });
    expect(await olga.send('approveRequest', { id: proposal.approvalId }, 'status')).toEqual({ status: 'approved' });
    const changed = { fullName: 'Olga Paz', email: 'olga.paz@prueba.example' };
    expect(await olga.send('updateProfile', { input: changed }, 'email')).toEqual({ email: changed.email });
  });
});
