import { apiKeyScopes } from '@cimiento/contracts';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { ExitShare, ProjectExit } from '../../investing/records';
import { createActor, databaseKinds, exampleBankAccount, fixturePassword, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import { SecurityEvent, User } from '../records';

const hourMs = 3_600_000;

describe.each(databaseKinds)('the account of somebody on %s', (kind) => {
  const served = serveWithMail(kind, { approvals: 'required' });
  let ana: TestClient;
  let berta: TestClient;

  beforeAll(async () => {
    ana = await served.signedInAdmin('ana');
    berta = await served.signedInAdmin('berta');
  });

  const getUser = (id: number) => served.reader.findOneByOrFail(User, { id });
  const change = async (id: number, values: object, client = ana) => {
    const { email, fullName, role } = await getUser(id);
    return client.send('updateUser', { id, input: { email, fullName, role, ...values } }, 'email pendingEmail');
  };
  const approve = (id: number) => berta.send('approveRequest', { id }, 'status');
  const confirm = (token: string) => served.client().send('confirmEmail', { input: { token } }, 'message');
  const setUser = (id: number, values: Partial<User>) => served.fixtures.update(User, { id }, values);
  /** An investor who has signed in. */
  const createInvestor = async (name: string) => {
    const user = await served.fixtures.user(name);
    return { user, client: await served.signedIn(name) };
  };
  /** Proposes and approves another e-mail. */
  const readdress = async (id: number, email: string) => {
    const error = await change(id, { email });
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING' });
    expect(await approve(error.approvalId)).toMatchObject({ status: 'approved' });
  };

  test.each([
    ['nombre', { fullName: 'Otra Persona' }],
    ['correo', { email: 'otro-correo@prueba.example' }],
    ['clave', { password: 'tejado azul claro' }],
  ])('a change of %s waits for a second administrator and changes nothing before', async (name, values) => {
    const { user } = await createInvestor(`espera-${name}`);
    const error = await change(user.id, values);
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING', status: 202 });
    expect(await getUser(user.id)).toMatchObject({ email: user.email, fullName: user.fullName, pendingEmail: null });
    const waiting = await berta.send('approvals', { status: 'pending', limit: 50 }, 'id kind details { label value }');
    const request = waiting.find(({ id }: { id: number }) => id === error.approvalId);
    expect(request).toMatchObject({ kind: 'account_change' });
    expect(JSON.stringify(request)).toContain(`«${user.fullName}» (${user.username}, #${user.id})`);
  });

  test('a reset of the second factor waits for a second administrator', async () => {
    const { user } = await createInvestor('espera-factor');
    const error = await ana.send('resetSecondFactor', { userId: user.id });
    expect(error).toMatchObject({ code: 'APPROVAL_PENDING' });
    await approve(error.approvalId);
    expect((await getUser(user.id)).accessChangedAt).not.toBeNull();
  });

  test('an account that nobody has used is changed at once', async () => {
    const { id } = await served.fixtures.user('sin-uso');
    const record = await change(id, { email: 'corregido@prueba.example', fullName: 'Nombre Corregido' });
    expect(record).toMatchObject({ email: 'corregido@prueba.example' });
  });

  test('an account with money or a bank account is somebody’s, without any sign-in', async () => {
    const saver = await served.fixtures.user('con-cuenta');
    await served.gateway.database.transaction((manager) =>
      manager.insert(BankAccount, {
        ...exampleBankAccount,
        accountType: 'savings',
        userId: saver.id,
        version: 1,
        createdBy: saver.id,
        createdAt: new Date(),
      }),
    );
    const rich = await served.fixtures.user('con-saldo');
    await served.fixtures.deposit(rich, 10);
    for (const { id } of [saver, rich])
      expect(await change(id, { fullName: 'Otro Nombre' })).toMatchObject({ code: 'APPROVAL_PENDING' });
  });

  test('an account with an investment, a payment or an exit share waits, without any sign-in', async () => {
    const { fixtures, gateway } = served;
    const holder = await fixtures.user('con-inversion');
    const project = await fixtures.project({ status: 'funded', funded: 100_000, target: 100_000 });
    const investment = await fixtures.investment(holder, project);
    const paid = await fixtures.user('con-pago');
    await fixtures.payment(investment, { userId: paid.id });
    const seller = await fixtures.user('con-liquidacion');
    await gateway.database.transaction(async (manager) => {
      const exit = manager.create(ProjectExit, {
        projectId: project.id,
        version: 1,
        exitDate: '2026-02-03',
        price: '100.00',
        costs: '[]',
        net: '100.00',
        createdBy: holder.id,
        createdAt: new Date(),
      });
      await manager.insert(ProjectExit, exit);
      await manager.insert(ExitShare, {
        exitId: exit.id,
        investmentId: 999,
        userId: seller.id,
        projectName: project.name,
        capital: 100,
        share: '100.00',
      });
    });
    for (const { id } of [holder, paid, seller]) {
      expect(await change(id, { email: `otro-${id}@prueba.example` })).toMatchObject({ code: 'APPROVAL_PENDING' });
      expect((await getUser(id)).staffEmailAt).toBeNull();
    }
  });

  test('a key changes nobody', async () => {
    const { user } = await createInvestor('por-clave');
    const actor = createActor((await served.reader.findOneByOrFail(User, { username: 'ana' })).id);
    const { key } = await served.gateway.services.apiKeys.create({ name: 'Clave', scopes: apiKeyScopes }, actor);
    const input = { email: 'de-la-clave@prueba.example', fullName: user.fullName, role: 'user' };
    const asKey = { authorization: `Bearer ${key}` };
    const refused = await served.client().send('updateUser', { id: user.id, input }, 'id', asKey);
    expect(refused).toMatchObject({ code: 'FORBIDDEN', status: 403 });
  });

  test('a new e-mail takes effect once it is confirmed and 24 hours after the notice', async () => {
    const { user } = await createInvestor('mudanza');
    await readdress(user.id, 'mudanza-nueva@prueba.example');
    expect(await getUser(user.id)).toMatchObject({ email: user.email, pendingEmail: 'mudanza-nueva@prueba.example' });
    const token = await served.readToken('mudanza-nueva@prueba.example');
    expect(served.mail.listFor(user.email).at(-1)?.text).toContain('Detener el cambio');
    expect((await confirm(token)).message).toContain('hora de Ecuador');
    await served.gateway.services.pendingEmails.applyDue();
    expect(await getUser(user.id)).toMatchObject({ email: user.email });
    await setUser(user.id, { pendingEmailAt: new Date(Date.now() - 24 * hourMs) });
    await served.gateway.services.pendingEmails.applyDue();
    const after = await getUser(user.id);
    expect(after).toMatchObject({ email: 'mudanza-nueva@prueba.example', pendingEmail: null, staffEmailAt: null });
    expect(after.emailVerifiedAt).not.toBeNull();
    expect(await confirm(token)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('a confirmation after 24 hours takes effect at once, and one after seven days never', async () => {
    const { user } = await createInvestor('tardanza');
    await readdress(user.id, 'tardanza-nueva@prueba.example');
    const token = await served.readToken('tardanza-nueva@prueba.example');
    await setUser(user.id, { pendingEmailAt: new Date(Date.now() - 25 * hourMs) });
    expect(await confirm(token)).toEqual({ message: 'Desde ahora te escribimos a este correo' });
    expect(await getUser(user.id)).toMatchObject({ email: 'tardanza-nueva@prueba.example' });
    const late = await createInvestor('vencida');
    await readdress(late.user.id, 'vencida-nueva@prueba.example');
    const lateToken = await served.readToken('vencida-nueva@prueba.example');
    await setUser(late.user.id, { pendingEmailAt: new Date(Date.now() - 7 * 24 * hourMs - 1000) });
    expect(await confirm(lateToken)).toMatchObject({ code: 'VALIDATION_FAILED' });
    await served.gateway.services.pendingEmails.applyDue();
    expect(await getUser(late.user.id)).toMatchObject({ email: late.user.email, pendingEmail: null });
  });

  test('the present address stops it, also once the new one has confirmed', async () => {
    const { user, client } = await createInvestor('detenida');
    await readdress(user.id, 'ladron@prueba.example');
    const confirmation = await served.readToken('ladron@prueba.example');
    const stopping = await served.readToken(user.email);
    const input = { currentPassword: fixturePassword, newPassword: 'clave-nueva-1' };
    await client.send('changePassword', { input });
    await confirm(confirmation);
    expect((await served.client().send('stopEmailChange', { input: { token: stopping } })).code).toBeUndefined();
    await setUser(user.id, { pendingEmailAt: new Date(Date.now() - 25 * hourMs) });
    await served.gateway.services.pendingEmails.applyDue();
    expect(await getUser(user.id)).toMatchObject({ email: user.email, pendingEmail: null });
    const events = await served.reader.findBy(SecurityEvent, {
      userId: user.id,
      kind: 'email_change_stopped',
    });
    expect(events).toHaveLength(1);
  });

  test('the link is sent again without a new start, and not without a pending e-mail', async () => {
    const { user } = await createInvestor('reenvio');
    expect(await ana.send('resendPendingEmail', { id: user.id })).toMatchObject({ code: 'CONFLICT' });
    await readdress(user.id, 'reenvio-nuevo@prueba.example');
    const first = await served.readToken('reenvio-nuevo@prueba.example');
    const { pendingEmailAt } = await getUser(user.id);
    expect(await ana.send('resendPendingEmail', { id: user.id }, 'message')).toEqual({
      message: 'Enviamos el enlace otra vez.',
    });
    const second = await served.readToken('reenvio-nuevo@prueba.example');
    expect(second).not.toBe(first);
    expect((await getUser(user.id)).pendingEmailAt).toEqual(pendingEmailAt);
    expect(await confirm(first)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await confirm(second)).code).toBeUndefined();
  });

  test('no link of a reset goes to an unconfirmed e-mail of staff where there is money', async () => {
    const rich = await served.fixtures.user('rica', { staffEmailAt: new Date() });
    const poor = await served.fixtures.user('sin-dinero', { staffEmailAt: new Date() });
    const own = await served.fixtures.user('registrada');
    for (const user of [rich, own]) await served.fixtures.deposit(user, 40);
    const isSent = async ({ email }: User) => {
      await served.client().send('requestPasswordReset', { input: { email } });
      await served.gateway.outbox.deliverDue();
      return served.mail.listFor(email).length > 0;
    };
    expect([await isSent(rich), await isSent(poor), await isSent(own)]).toEqual([false, true, true]);
    await setUser(rich.id, { staffEmailAt: null });
    expect(await isSent(rich)).toBe(true);
  });

  test('withdrawals wait for 72 hours after staff changed the account, and say until when', async () => {
    const { user, client } = await createInvestor('retirante');
    await served.fixtures.deposit(user, 100);
    await client.send('saveBankAccount', { input: exampleBankAccount });
    const error = await change(user.id, { fullName: 'Nombre Cambiado' });
    await approve(error.approvalId);
    const refused = await client.send('requestWithdrawal', { input: { amount: '50.00' } });
    expect(refused).toMatchObject({ code: 'WAITING_PERIOD', status: 409 });
    expect(refused.message).toMatch(/desde el \d+ de \w+ de \d{4}, \d\d:\d\d, hora de Ecuador/);
    await setUser(user.id, { accessChangedAt: new Date(Date.now() - 73 * hourMs) });
    expect((await client.send('requestWithdrawal', { input: { amount: '50.00' } })).code).toBeUndefined();
  });
});
