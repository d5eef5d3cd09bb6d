import {
  AccountToken,
  ApiKey,
  CalendarLink,
  KnownDevice,
  Passkey,
  PasskeyChallenge,
  PendingSignIn,
  RecoveryCode,
  SecurityEvent,
  StoredSession,
  TotpFactor,
} from '../../access/records';
import {
  definePolicy,
  hiddenEmptied,
  internal,
  open,
  removed,
  replaced,
  secret,
  type TablePolicy,
} from './data-policy';
import type { Person } from './person';

const own = ({ id }: Person) => ({ userId: id });

/** Tables about how people get into their account. */
export const accessPolicies: readonly TablePolicy[] = [
  definePolicy<StoredSession>({
    entity: StoredSession,
    label: 'dispositivos',
    find: own,
    rest: removed,
    columns: {
      idHash: secret,
      address: removed,
      userAgent: removed,
    },
  }),
  definePolicy<KnownDevice>({
    entity: KnownDevice,
    label: 'dispositivos recordados',
    find: own,
    rest: removed,
    columns: {
      tokenHash: secret,
      name: removed,
    },
  }),
  definePolicy<PendingSignIn>({
    entity: PendingSignIn,
    label: 'inicios de sesion pendientes',
    find: own,
    rest: secret,
    columns: { idHash: secret },
  }),
  definePolicy<AccountToken>({
    entity: AccountToken,
    label: 'enlaces enviados',
    find: own,
    rest: removed,
    columns: {
      purpose: removed,
      tokenHash: secret,
      email: removed,
    },
  }),
  definePolicy<TotpFactor>({
    entity: TotpFactor,
    label: 'aplicacion de autenticacion',
    find: own,
    rest: removed,
    columns: {
      encryptedSecret: secret,
      nextSecret: secret,
      lastPeriod: secret,
    },
  }),
  definePolicy<RecoveryCode>({
    entity: RecoveryCode,
    label: 'codigos de recuperacion',
    find: own,
    rest: removed,
    columns: { codeHash: secret },
  }),
  definePolicy<Passkey>({
    entity: Passkey,
    label: 'llaves de acceso',
    find: own,
    rest: removed,
    columns: {
      name: removed,
      credentialId: secret,
      credentialHash: secret,
      publicKey: secret,
      counter: secret,
      transports: secret,
    },
  }),
  definePolicy<PasskeyChallenge>({
    entity: PasskeyChallenge,
    label: 'retos de llaves de acceso',
    find: own,
    rest: secret,
    columns: { challengeHash: secret, purpose: secret },
  }),
  definePolicy<CalendarLink>({
    entity: CalendarLink,
    label: 'enlace del calendario',
    find: own,
    rest: removed,
    columns: { tokenHash: secret },
  }),
  definePolicy<ApiKey>({
    entity: ApiKey,
    label: 'claves de api',
    why: 'El registro de auditoría se refiere a ellas; dejan de funcionar.',
    find: ({ id }) => ({ createdBy: id }),
    rest: open,
    columns: {
      name: replaced(() => 'Clave de una persona eliminada'),
      prefix: open,
      keyHash: internal,
      scopes: open,
      revokedAt: replaced((row) => row['revokedAt'] ?? new Date()),
    },
  }),
  definePolicy<SecurityEvent>({
    entity: SecurityEvent,
    label: 'eventos de seguridad',
    why: 'Sin dirección ni sesión, los eventos ya no dicen de quién son, y siguen mostrando qué pasó.',
    find: own,
    rest: open,
    columns: {
      kind: open,
      actorId: internal,
      // Who did it may be an administrator, whose address is not this person's data.
      address: hiddenEmptied,
      sessionHash: hiddenEmptied,
      detail: open,
    },
  }),
];
