import { AccountEmails } from '../access/account-tokens/account-emails';
import { randomUUID } from 'node:crypto';
import { Passkey, User } from '../access/records';
import type { Examples } from './action-example';
import type { ActionWorld } from './action-world';
import { fixturePassword } from './fixtures';
import { createTotpCode } from './totp-code';

const invent = (): string => `nueva-${randomUUID().slice(0, 8)}`;
const newUser = () => {
  const username = invent();
  const email = `${username}@prueba.example`;
  return { username, email, fullName: 'Persona Nueva', password: fixturePassword };
};
const webhook = { url: 'https://sistema.prueba.example/webhooks', events: ['payment.paid'] };
const breach = {
  description: 'Un correo a otra persona',
  affectedData: 'Nombre y correo',
  affectedPeople: 1,
  measures: 'Se pidió borrarlo',
  detectedOn: '2026-01-15',
};

async function withTotp(world: ActionWorld) {
  const by = await world.person();
  const { data } = await by.client.graphql('mutation { startTotp { secret } }');
  return { by, code: createTotpCode(data?.startTotp.secret) };
}

async function withConfirmedTotp(world: ActionWorld) {
  const { by, code } = await withTotp(world);
  await world.run('confirmTotp', { code }, by.client);
  return { by };
}

const withWebhook = async (world: ActionWorld) => (await world.run('createWebhookEndpoint', { input: webhook })).id;

async function withDataRequest(world: ActionWorld) {
  const { client } = await world.person();
  const input = { kind: 'correction', details: 'Mi segundo apellido es Ñáñez' };
  const { id } = await world.run('createDataSubjectRequest', { input }, client);
  return { variables: { id, input: { reason: 'Lo corregimos' } } };
}

/** An adjustment that the other administrator proposed. */
async function withProposal(world: ActionWorld): Promise<number> {
  const { user } = await world.person();
  const { approvals } = world.served.gateway.services;
  const payload = {
    action: 'post',
    input: {
      debitAccount: 'fee:bank',
      creditAccount: `investor:${user.id}:available`,
      amount: '12.50',
      occurredOn: '2026-01-20',
      memo: 'Devolución',
    },
  };
  const action = { kind: 'adjustment', subject: randomUUID(), summary: 'Un ajuste', payload } as const;
  const actor = { ...world.actor, userId: world.second.user.id };
  const proposed = approvals.propose(action, actor);
  return proposed.catch((error: { extensions?: { approvalId?: number } }) => Number(error.extensions?.approvalId));
}

/** Sign-in, one's own account, and accounts of others. */
export const accountExamples: Examples = {
  login: async (world) => {
    const by = await world.person();
    return { by, variables: { input: { username: by.user.username, password: fixturePassword } } };
  },
  completeSignIn: async (world) => {
    const { user } = await world.person();
    const code = await world.served.fixtures.recoveryCode(user);
    const client = world.served.client();
    const input = { username: user.username, password: fixturePassword };
    await world.run('login', { input }, client).catch(() => undefined);
    return { by: { user, client }, variables: { input: { code } } };
  },
  logout: async (world) => ({ by: await world.person() }),
  register: async (world) => {
    const code = invent();
    await world.served.fixtures.invitation(code);
    const by = { user: await world.served.fixtures.user(invent()), client: world.served.client() };
    return { by, variables: { input: { ...newUser(), invitationCode: code } } };
  },
  resetPassword: async (world) => {
    const { user } = await world.person();
    await world.run('requestPasswordReset', { input: { email: user.email } });
    const token = await world.readToken(user.email);
    const by = { user, client: world.served.client() };
    return { by, variables: { input: { token, newPassword: 'clave-nueva-1' } } };
  },
  confirmEmail: async (world) => {
    const by = await world.person();
    await world.run('requestEmailVerification', {}, by.client);
    return { by, variables: { input: { token: await world.readToken(by.user.email) } } };
  },
  stepUp: async (world) => ({ by: await world.person(), variables: { input: { password: fixturePassword } } }),
  endMySession: async (world) => {
    const by = await world.person();
    await world.served.signedIn(by.user.username, fixturePassword);
    const { data } = await by.client.graphql('{ mySessions { id isCurrent } }');
    const [other] = data?.mySessions.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent) ?? [];
    return { by, variables: { id: other.id } };
  },
  endMyDevice: async (world) => {
    const by = await world.person();
    await world.served.signedIn(by.user.username, fixturePassword);
    const { data } = await by.client.graphql('{ myDevices { id isCurrent } }');
    const [other] = data?.myDevices.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent) ?? [];
    return { by, variables: { id: other.id } };
  },
  endMyOtherSessions: async (world) => {
    const by = await world.person();
    await world.served.signedIn(by.user.username, fixturePassword);
    return { by };
  },
  updateProfile: async (world) => {
    const { email } = newUser();
    return { by: await world.person(), variables: { input: { email, fullName: 'Otro Nombre' } } };
  },
  stopEmailChange: async (world) => {
    const by = await world.person();
    const { database, services } = world.served.gateway;
    // Only where e-mails are confirmed does a request for a change send it, which is not so in a sandbox.
    const emails = new AccountEmails(services.accountTokens);
    await database.transaction((manager) => emails.sendEmailChangeNotice(manager, by.user));
    return { by, variables: { input: { token: await world.readToken(by.user.email) } } };
  },
  changePassword: async (world) => ({
    by: await world.person(),
    variables: { input: { currentPassword: fixturePassword, newPassword: 'clave-nueva-1' } },
  }),
  confirmTotp: async (world) => {
    const { by, code } = await withTotp(world);
    return { by, variables: { code } };
  },
  removeTotp: withConfirmedTotp,
  renewRecoveryCodes: withConfirmedTotp,
  removePasskey: async (world) => {
    const by = await world.person();
    const texts = { name: 'Mi teléfono', credentialId: 'a', publicKey: 'a', transports: 'internal' };
    const row = { ...texts, userId: by.user.id, credentialHash: randomUUID(), counter: 0, createdAt: new Date() };
    const { identifiers } = await world.served.gateway.database.transaction((manager) =>
      manager.insert(Passkey, { ...row, lastUsedAt: null }),
    );
    return { by, variables: { id: identifiers[0]?.['id'] } };
  },
  exportMyData: async (world) => ({ by: await world.person() }),

  createUser: async () => ({ variables: { input: newUser() } }),
  updateUser: async (world) => {
    const { user } = await world.person();
    const { email } = newUser();
    return { variables: { id: user.id, input: { email, fullName: 'Otro Nombre', role: 'user' } } };
  },
  setUserDisabled: async (world) => ({ variables: { id: (await world.person()).user.id, disabled: true } }),
  resetSecondFactor: async (world) => {
    const { user } = await world.person();
    await world.served.fixtures.recoveryCode(user);
    return { variables: { userId: user.id } };
  },
  resendPendingEmail: async (world) => {
    const { user } = await world.person();
    const waits = { pendingEmail: newUser().email, pendingEmailAt: new Date() };
    await world.served.gateway.database.transaction((manager) => manager.update(User, { id: user.id }, waits));
    return { variables: { id: user.id } };
  },
  endUserSessions: async (world) => ({ variables: { userId: (await world.person()).user.id } }),
  createApiKey: async () => ({ variables: { input: { name: 'Contabilidad', scopes: ['payments:read'] } } }),
  revokeApiKey: async (world) => {
    const input = { name: 'Contabilidad', scopes: ['payments:read'] };
    await world.run('createApiKey', { input });
    const { data } = await world.admin.client.graphql('{ apiKeys { id revokedAt } }');
    return { variables: { id: data?.apiKeys.find(({ revokedAt }: { revokedAt: unknown }) => !revokedAt).id } };
  },
  createWebhookEndpoint: async () => ({ variables: { input: webhook } }),
  updateWebhookEndpoint: async (world) => ({
    variables: { id: await withWebhook(world), input: { ...webhook, description: 'Contabilidad' } },
  }),
  deleteWebhookEndpoint: async (world) => ({ variables: { id: await withWebhook(world) } }),
  rotateWebhookSecret: async (world) => ({ variables: { id: await withWebhook(world) } }),
  approveRequest: async (world) => ({ variables: { id: await withProposal(world) } }),
  rejectRequest: async (world) => ({
    variables: { id: await withProposal(world), input: { reason: 'No corresponde' } },
  }),
  completeDataSubjectRequest: withDataRequest,
  exportDataSubjectRequest: withDataRequest,
  rejectDataSubjectRequest: withDataRequest,
  createDataBreach: async () => ({ variables: { input: breach } }),
  updateDataBreach: async (world) => {
    const { id } = await world.run('createDataBreach', { input: breach });
    return { variables: { id, input: { ...breach, measures: 'Se borró' } } };
  },
};
