import { databaseKinds, exampleBankAccount, fixturePassword, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';

import { verifyLedger } from '../../books/evidence/verify-ledger';
import { AccountToken, type User } from '../records';

const operations = {
  login: 'mutation ($input: CredentialsInput!) { login(input: $input) { username } }',
  request: 'mutation ($input: PasswordResetRequestInput!) { requestPasswordReset(input: $input) { message } }',
  reset: 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) { message } }',
  verify: 'mutation { requestEmailVerification { message } }',
  confirm: 'mutation ($input: EmailConfirmationInput!) { confirmEmail(input: $input) { message } }',
  save: 'mutation ($input: BankAccountInput!) { saveBankAccount(input: $input) { bank } }',
  withdraw: 'mutation ($input: WithdrawalInput!) { requestWithdrawal(input: $input) { id } }',
  own: '{ myBankAccount { bank } myWithdrawals { status } myBalance { available held } }',
} as const;

// Few tries, so that all strangers together are soon at their limit.
const account = { max: 2, windowMs: 900_000 };
const newPassword = 'clave-nueva-1';

describe.each(databaseKinds)('an account that others try to lock on %s', (kind) => {
  const served = serveWithMail(kind, {
    trustProxy: 1,
    rateLimits: { account, address: { max: 1e6, windowMs: 60_000 } },
  });

  afterEach(async () => expect(await verifyLedger(served.reader)).toEqual([]));

  const send = async (client: TestClient, query: string, input: object = {}, address = '198.51.100.77') => {
    const body = { query, variables: { input } };
    const answer = await client.request('POST', '/graphql', body, { 'x-forwarded-for': address });
    return { data: answer.body.data, code: answer.body.errors?.[0]?.extensions.code };
  };
  const strangers = Array.from({ length: 11 }, (_, index) => `203.0.113.${index + 1}`);
  /** More wrong passwords than all strangers together may try. */
  const tryPasswords = async (username: string) => {
    for (const address of strangers)
      for (let count = 0; count < account.max; count += 1)
        await send(served.client(), operations.login, { username, password: 'equivocada' }, address);
  };
  const requestReset = (email: string, address?: string) =>
    send(served.client(), operations.request, { email }, address);
  const passFiveMinutes = (userId: number) =>
    served.fixtures.update(AccountToken, { userId }, { createdAt: new Date(Date.now() - 300_001) });

  test('who proves the e-mail by the link of a reset signs in there', async () => {
    const { email } = await served.fixtures.user('acosada');
    await tryPasswords('acosada');
    const browser = served.client();
    const credentials = { username: 'acosada', password: newPassword };
    expect((await send(browser, operations.login, credentials)).code).toBe('TOO_MANY_REQUESTS');
    await requestReset(email);
    const token = await served.readToken(email);
    expect((await send(browser, operations.reset, { token, newPassword })).code).toBeUndefined();
    await tryPasswords('acosada');
    expect((await send(browser, operations.login, credentials)).data.login).toEqual({ username: 'acosada' });
  });

  test('who confirms the e-mail by its link signs in there', async () => {
    const { email } = await served.fixtures.user('confirmada');
    await send(await served.signedIn('confirmada'), operations.verify);
    const token = await served.readToken(email);
    await tryPasswords('confirmada');
    const browser = served.client();
    await send(browser, operations.confirm, { token });
    const credentials = { username: 'confirmada', password: fixturePassword };
    expect((await send(browser, operations.login, credentials)).data.login).toEqual({ username: 'confirmada' });
  });

  test('the requests of others keep nobody from a link every five minutes, and all get one answer', async () => {
    const { id, email } = await served.fixtures.user('inundada');
    const answers = await Promise.all(
      strangers.flatMap((address) => Array.from({ length: 4 }, () => requestReset(email, address))),
    );
    answers.push(await requestReset('nadie@prueba.example'));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await served.gateway.outbox.deliverDue();
    const sent = served.mail.listFor(email).length;
    // The ten that are counted, and the link of five minutes, where a request beyond them is answered before the first one.
    expect(sent).toBeLessThanOrEqual(11);
    await requestReset(email);
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor(email)).toHaveLength(sent);
    await passFiveMinutes(id);
    await requestReset(email);
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor(email)).toHaveLength(sent + 1);
  });

  /** Somebody who has saved a bank account and asked for a withdrawal. */
  const sit = async (username: string, emailVerifiedAt: Date | null) => {
    const user = await served.fixtures.user(username, { emailVerifiedAt });
    await served.fixtures.deposit(user, 100);
    const client = await served.signedIn(username);
    await send(client, operations.save, exampleBankAccount);
    expect((await send(client, operations.withdraw, { amount: '40.00' })).code).toBeUndefined();
    return { user, client };
  };
  const resetBy = async ({ username, email }: User) => {
    await requestReset(email);
    const browser = served.client();
    const { data } = await send(browser, operations.reset, { token: await served.readToken(email), newPassword });
    await send(browser, operations.login, { username, password: newPassword });
    return { message: data.resetPassword.message as string, own: (await send(browser, operations.own)).data };
  };

  test('a reset before any proof of the e-mail clears what somebody else saved', async () => {
    const { user, client } = await sit('ocupada', null);
    const { message, own } = await resetBy(user);
    expect(message).toContain('quitamos la cuenta bancaria');
    expect(own).toEqual({
      myBankAccount: null,
      myWithdrawals: [{ status: 'cancelled' }],
      myBalance: { available: '100.00', held: '0.00' },
    });
    expect((await send(client, '{ currentUser { id } }')).data.currentUser).toBeNull();
    const owner = await served.signedIn('ocupada', newPassword);
    expect((await send(owner, operations.save, exampleBankAccount)).code).toBeUndefined();
    expect((await send(owner, operations.withdraw, { amount: '40.00' })).code).toBe('WAITING_PERIOD');
  });

  test('a reset of a proved e-mail, and a confirmation, clear nothing', async () => {
    const { user } = await sit('duena', new Date());
    expect((await resetBy(user)).own.myBankAccount).toEqual({ bank: exampleBankAccount.bank });
    const other = await sit('confirmante', null);
    await send(other.client, operations.verify);
    await send(other.client, operations.confirm, { token: await served.readToken(other.user.email) });
    const own = (await send(other.client, operations.own)).data;
    expect(own).toMatchObject({ myBankAccount: {}, myWithdrawals: [{ status: 'requested' }] });
  });
});
