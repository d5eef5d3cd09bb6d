import { AccountToken } from '../../access/account-tokens/account-token.entity';
import { ApiKey } from '../../access/api-keys/api-key.entity';
import { KnownDevice } from '../../access/auth/known-device.entity';
import { PendingSignIn } from '../../access/auth/pending-sign-in.entity';
import { StoredSession } from '../../access/auth/session.entity';
import { CalendarLink } from '../../access/account-tokens/calendar-link.entity';
import { PasskeyChallenge } from '../../access/second-factor/passkey-challenge.entity';
import { Passkey } from '../../access/second-factor/passkey.entity';
import { RecoveryCode } from '../../access/second-factor/recovery-code.entity';
import { TotpFactor } from '../../access/second-factor/totp-factor.entity';
import { SecurityEvent } from '../../access/security-events/security-event.entity';
import {
  definePolicy,
  hiddenEmptied,
  internal,
  open,
  removed,
  replaced,
  secret,
  type Person,
  type TablePolicy,
} from './data-policy';

const own = ({ id }: Person) => ({ userId: id });

/** Tables about how people get into their account. */
export const accessPolicies: readonly TablePolicy[] = [
  definePolicy<StoredSession>({
    entity: StoredSession,
    label: 'dispositivos',
    find: own,
    columns: {
      idHash: secret,
      userId: removed,
      createdAt: removed,
      expiresAt: removed,
      address: removed,
      userAgent: removed,
      provedAt: removed,
      lastSeenAt: removed,
      deviceId: removed,
    },
  }),
  definePolicy<KnownDevice>({
    entity: KnownDevice,
    label: 'dispositivos recordados',
    find: own,
    columns: {
      id: removed,
      userId: removed,
      tokenHash: secret,
      name: removed,
      createdAt: removed,
      lastSeenAt: removed,
    },
  }),
  definePolicy<PendingSignIn>({
    entity: PendingSignIn,
    label: 'inicios de sesion pendientes',
    find: own,
    columns: { idHash: secret, userId: secret, expiresAt: secret },
  }),
  definePolicy<AccountToken>({
    entity: AccountToken,
    label: 'enlaces enviados',
    find: own,
    columns: {
      id: removed,
      userId: removed,
      purpose: removed,
      tokenHash: secret,
      email: removed,
      expiresAt: removed,
      usedAt: removed,
      createdAt: removed,
    },
  }),
  definePolicy<TotpFactor>({
    entity: TotpFactor,
    label: 'aplicacion de autenticacion',
    find: own,
    columns: {
      userId: removed,
      encryptedSecret: secret,
      nextSecret: secret,
      lastPeriod: secret,
      createdAt: removed,
      confirmedAt: removed,
    },
  }),
  definePolicy<RecoveryCode>({
    entity: RecoveryCode,
    label: 'codigos de recuperacion',
    find: own,
    columns: { id: removed, userId: removed, codeHash: secret, usedAt: removed },
  }),
  definePolicy<Passkey>({
    entity: Passkey,
    label: 'llaves de acceso',
    find: own,
    columns: {
      id: removed,
      userId: removed,
      name: removed,
      credentialId: secret,
      credentialHash: secret,
      publicKey: secret,
      counter: secret,
      transports: secret,
      createdAt: removed,
      lastUsedAt: removed,
    },
  }),
  definePolicy<PasskeyChallenge>({
    entity: PasskeyChallenge,
    label: 'retos de llaves de acceso',
    find: own,
    columns: { challengeHash: secret, userId: secret, purpose: secret, expiresAt: secret },
  }),
  definePolicy<CalendarLink>({
    entity: CalendarLink,
    label: 'enlace del calendario',
    find: own,
    columns: { id: removed, userId: removed, tokenHash: secret, createdAt: removed },
  }),
  definePolicy<ApiKey>({
    entity: ApiKey,
    label: 'claves de api',
    why: 'El registro de auditoría se refiere a ellas; dejan de funcionar.',
    find: ({ id }) => ({ createdBy: id }),
    columns: {
      id: open,
      name: replaced(() => 'Clave de una persona eliminada'),
      prefix: open,
      keyHash: internal,
      scopes: open,
      createdBy: open,
      createdAt: open,
      expiresAt: open,
      lastUsedAt: open,
      revokedAt: replaced((row) => row['revokedAt'] ?? new Date()),
    },
  }),
  definePolicy<SecurityEvent>({
    entity: SecurityEvent,
    label: 'eventos de seguridad',
    why: 'Sin dirección ni sesión, los eventos ya no dicen de quién son, y siguen mostrando qué pasó.',
    find: own,
    columns: {
      id: open,
      kind: open,
      userId: open,
      actorId: internal,
      // Who did it may be an administrator, whose address is not this person's data.
      address: hiddenEmptied,
      sessionHash: hiddenEmptied,
      detail: open,
      createdAt: open,
    },
  }),
];
