import { In, Like } from 'typeorm';
import { ApprovalRequest, AuditEntry, User } from '../../access/records';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.entity';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { InvitationUse } from '../../joining/invitations/invitation-use.entity';
import { NotificationPreference } from '../../messages/notifications/notification-preference.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { eraseAuditJson, eraseNames, isAbout, listAuditRows } from './erased-json';
import {
  definePolicy,
  emptied,
  hiddenEmptied,
  internal,
  open,
  removed,
  replaced,
  secret,
  type TablePolicy,
} from './data-policy';
import type { Person } from './person';
import { Consent } from '../../joining/consents/consent.entity';
import { DataSubjectRequest } from './data-subject-request.entity';
import { SearchToken } from '../../platform/database/search/search-token.entity';
import { getPseudonym } from './pseudonym';

const own = ({ id }: Person) => ({ userId: id });

/** LIKE pattern of a JSON text that has a value; what the value has of wildcards only finds more. */
const likeValue = (value: string) => Like(`%${JSON.stringify(value)}%`);

/** Tables about people: their account, and what was written to and about them. */
export const accountPolicies: readonly TablePolicy[] = [
  definePolicy<User>({
    entity: User,
    label: 'cuenta',
    why: 'La fila queda sin identidad, porque los registros de dinero se refieren a ella.',
    find: ({ id }) => ({ id }),
    rest: hiddenEmptied,
    columns: {
      id: open,
      username: replaced((_, { id }) => getPseudonym(id).username),
      usernameKey: replaced((_, { id }) => getPseudonym(id).username, false),
      email: replaced((_, { id }) => getPseudonym(id).email),
      emailKey: replaced((_, { id }) => getPseudonym(id).email, false),
      fullName: replaced((_, { id }) => getPseudonym(id).fullName),
      // No password has this as its hash; nobody gets as far, because the account is disabled.
      passwordHash: replaced(() => getPseudonym(0).passwordHash, false),
      role: open,
      staffRole: open,
      createdAt: open,
      updatedAt: open,
      disabledAt: replaced((row) => row['disabledAt'] ?? new Date()),
      secondFactorAt: emptied,
      emailVerifiedAt: emptied,
      pendingEmail: emptied,
    },
  }),
  definePolicy<SearchToken>({
    entity: SearchToken,
    label: null,
    find: ({ id }) => ({ kind: 'user', recordId: id }),
    columns: { kind: secret, token: secret, recordId: secret },
  }),
  definePolicy<Notification>({
    entity: Notification,
    label: 'notificaciones',
    find: own,
    rest: removed,
    columns: {
      kind: removed,
      subject: secret,
      title: removed,
      body: removed,
      path: removed,
    },
  }),
  definePolicy<NotificationPreference>({
    entity: NotificationPreference,
    label: 'preferencias de avisos',
    find: own,
    rest: removed,
    columns: { topic: removed },
  }),
  definePolicy<OutboxMessage>({
    entity: OutboxMessage,
    label: 'correos enviados',
    find: ({ id: userId, email }) => [{ userId }, { recipient: email }],
    rest: secret,
    columns: {
      id: removed,
      topic: secret,
      dedupeKey: secret,
      eventKey: secret,
      status: removed,
      payload: secret,
      recipient: removed,
      userId: removed,
      subject: removed,
      token: secret,
      error: secret,
      createdAt: removed,
      finishedAt: removed,
    },
  }),
  definePolicy<IdempotencyKey>({
    entity: IdempotencyKey,
    label: 'respuestas guardadas por un dia',
    find: ({ id, username, email, fullName }) => [
      ...[username, email, fullName].map((value) => ({ answer: likeValue(value) })),
      // The text of a request about their data.
      { answer: Like(`%"pendingKey":"${id}:%`) },
    ],
    rest: secret,
    columns: { keyHash: secret, inputHash: secret, answer: secret },
  }),
  definePolicy<WaitlistRequest>({
    entity: WaitlistRequest,
    label: 'solicitud de invitacion',
    find: ({ audited }) => ({ id: In([...audited.waitlistRequest]) }),
    rest: removed,
    columns: {
      email: removed,
      emailKey: secret,
      fullName: removed,
      location: removed,
      occupation: removed,
      whyInterested: removed,
      investmentRange: removed,
      socialProfiles: removed,
      referralSource: removed,
      invitationCode: removed,
      status: removed,
    },
  }),
  definePolicy<InvitationCode>({
    entity: InvitationCode,
    label: 'codigos de invitacion',
    why: 'El código queda anulado y sin tu correo, porque el registro de usos se refiere a él.',
    find: ({ audited }) => ({ id: In([...audited.invitation]) }),
    rest: open,
    columns: {
      code: open,
      codeKey: internal,
      maxUses: internal,
      uses: internal,
      // Its e-mail says who may use it: without one, nobody may.
      email: emptied,
      revokedAt: replaced((row) => row['revokedAt'] ?? new Date()),
      requestId: internal,
    },
  }),
  definePolicy<InvitationUse>({
    entity: InvitationUse,
    label: 'uso de la invitacion',
    find: own,
    rest: open,
    columns: { id: internal },
  }),
  definePolicy<AuditEntry>({
    entity: AuditEntry,
    label: 'cambios en tus datos',
    why: 'El registro de cambios es la prueba de quién cambió qué; quedan el hecho, la fecha y quién lo hizo.',
    find: (person) => [...listAuditRows(person), { userId: person.id }],
    // Their actions as an administrator are about other people.
    isRowExported: isAbout,
    rest: open,
    columns: {
      userId: internal,
      // The origin of a change is evidence of it, and sealed.
      address: internal,
      sessionHash: internal,
      entity: open,
      action: open,
      before: replaced((row, person) => eraseAuditJson(row, 'before', person)),
      after: replaced((row, person) => eraseAuditJson(row, 'after', person)),
      erasedBy: internal,
    },
  }),
  definePolicy<ApprovalRequest>({
    entity: ApprovalRequest,
    label: 'aprobaciones',
    why: 'Queda que se pidió y quién lo decidió.',
    find: ({ audited }) => ({ id: In([...audited.approval]) }),
    rest: internal,
    columns: {
      kind: internal,
      subject: internal,
      summary: replaced(() => 'Solicitud sobre una persona eliminada', false),
      payload: internal,
      payloadHash: internal,
      facts: replaced((row, { id }) => eraseNames(row['facts'], id), false),
      status: internal,
      pendingKey: internal,
      reason: hiddenEmptied,
    },
  }),
  definePolicy<DataSubjectRequest>({
    entity: DataSubjectRequest,
    label: 'solicitudes sobre tus datos',
    why: 'La prueba de que se atendió; lo que se escribió en ella se borra.',
    find: own,
    rest: open,
    columns: {
      kind: open,
      status: open,
      details: emptied,
      decidedBy: internal,
      reason: emptied,
      pendingKey: internal,
    },
  }),
  definePolicy<Consent>({
    entity: Consent,
    label: 'consentimientos',
    why: 'La prueba de que se dieron y de cuándo terminaron.',
    find: ({ id: userId, audited }) => [{ userId }, { requestId: In([...audited.waitlistRequest]) }],
    rest: open,
    columns: {
      purpose: open,
      textVersion: open,
      source: open,
      withdrawnAt: replaced((row) => row['withdrawnAt'] ?? new Date()),
    },
  }),
];
