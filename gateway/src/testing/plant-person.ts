import type { ObjectLiteral } from 'typeorm';
import {
  AccountToken,
  ApiKey,
  ApprovalRequest,
  AuditEntry,
  formatName,
  KnownDevice,
  Passkey,
  SecurityEvent,
  StoredSession,
  type User,
} from '../access/records';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.entity';
import { InvitationUse } from '../joining/invitations/invitation-use.entity';
import { Notification } from '../messages/notifications/notification.entity';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import { fixturePassword } from './fixtures';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';
import { WaitlistRequest } from '../joining/waitlist/waitlist-request.entity';
import { Consent } from '../joining/consents/consent.entity';

/** A person whose every personal text has a word that nobody else has. */
export type PlantedPerson = { user: User; client: TestClient; canary: string };

/** Creates such a person, with a row in every table about people. */
export async function plantPerson(served: TestGateway, name: string, canary: string): Promise<PlantedPerson> {
  const save = (entity: new () => object, row: object): Promise<unknown> =>
    served.gateway.database.transaction((manager) => manager.insert(entity, row as ObjectLiteral));
  const email = `${canary}@prueba.example`;
  const user = await served.fixtures.user(canary, {
    email,
    fullName: `${name} ${canary}`,
    emailVerifiedAt: new Date(),
    pendingEmail: `nueva-${email}`,
  });
  const { id: userId } = user;
  const client = await served.signedIn(canary, fixturePassword);
  const now = new Date();
  const later = new Date(now.getTime() + 86_400_000);
  const hash = (letter: string) => `${letter}${userId}`.padEnd(64, letter);
  await save(StoredSession, {
    idHash: hash('a'),
    userId,
    createdAt: now,
    expiresAt: later,
    address: canary,
    userAgent: canary,
  });
  await save(KnownDevice, { userId, tokenHash: canary, name: canary, createdAt: now, lastSeenAt: now });
  await save(AccountToken, {
    userId,
    purpose: 'email_change',
    tokenHash: hash('b'),
    email: `otra-${email}`,
    expiresAt: later.getTime(),
    createdAt: now,
  });
  await save(Passkey, {
    userId,
    name: canary,
    credentialId: canary,
    credentialHash: hash('c'),
    publicKey: canary,
    counter: 0,
    transports: canary,
    createdAt: now,
  });
  await save(Notification, {
    userId,
    kind: 'new_device',
    subject: canary,
    title: canary,
    body: canary,
    path: `/${canary}`,
    createdAt: now,
  });
  await save(OutboxMessage, {
    topic: 'email',
    dedupeKey: canary,
    status: 'held',
    payload: JSON.stringify({ fullName: canary }),
    recipient: `otra-${email}`,
    userId,
    subject: canary,
    attempts: 1,
    error: canary,
    createdAt: now,
  });
  await save(IdempotencyKey, {
    keyHash: hash('d'),
    inputHash: hash('e'),
    answer: JSON.stringify({ id: userId, username: canary, fullName: user.fullName, email }),
    expiresAt: later.getTime(),
  });
  const request = {
    email,
    emailKey: email,
    fullName: canary,
    location: canary,
    occupation: canary,
    whyInterested: canary,
    consentData: true,
    socialProfiles: canary,
    invitationCode: canary,
    receiveNews: true,
    createdAt: now,
    status: 'invited',
  };
  await save(WaitlistRequest, request);
  const { id: requestId } = await served.gateway.database.reader.findOneByOrFail(WaitlistRequest, { email });
  await save(Consent, { requestId, purpose: 'news', textVersion: '1', source: 'waitlist', givenAt: now });
  const code = await served.fixtures.invitation(`COD${userId}`, { email, uses: 1, requestId });
  await save(InvitationUse, { codeId: code.id, userId, usedAt: now });
  await save(ApiKey, {
    name: canary,
    prefix: 'cim_live_x',
    keyHash: hash('f'),
    scopes: ['projects:read'],
    createdBy: userId,
    createdAt: now,
  });
  await save(SecurityEvent, { kind: 'sign_in', userId, address: canary, sessionHash: canary, createdAt: now });
  const record = { id: userId, username: canary, email, fullName: canary, role: 'user', createdAt: now };
  await save(AuditEntry, {
    userId: null,
    createdAt: now,
    entity: 'user',
    recordId: userId,
    action: 'update',
    before: JSON.stringify(record),
    after: JSON.stringify({ ...record, email: `nueva-${email}` }),
  });
  await save(AuditEntry, {
    userId,
    address: '10.1.2.3',
    sessionHash: hash('h'),
    createdAt: now,
    entity: 'post',
    recordId: 1,
    action: 'create',
    before: null,
    after: '{"title":"Hola"}',
  });
  await save(ApprovalRequest, {
    kind: 'grant_admin',
    subject: `user:${userId}`,
    summary: canary,
    payload: JSON.stringify({ userId }),
    payloadHash: hash('g'),
    facts: JSON.stringify([{ label: 'Usuario', value: formatName(user) }]),
    status: 'rejected',
    requestedBy: userId,
    createdAt: now,
    expiresAt: later,
    reason: canary,
  });
  await client.send('createDataSubjectRequest', { input: { kind: 'correction', details: canary } });
  return { user, client, canary };
}
