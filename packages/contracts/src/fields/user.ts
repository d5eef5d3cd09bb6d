import { limits } from '../texts/limits';
import { messages } from '../texts/messages';
import { staffRoleLabel } from '../access/staff-roles';
import { roleLabel } from '../access/roles';
import { choice, email, instant, nullable, optional, password, recorded, text, type InputFrom } from './field';
import type { ApiTexts } from './record';

/** Fields of a user that several forms share. */
export const personFields = {
  fullName: text('Nombre completo', {
    min: limits.fullName.min,
    max: limits.fullName.max,
    message: messages.fullName,
  }),
  email: email('Correo electrónico', { message: messages.email }),
};

const newPassword = password('Contraseña', {
  message: messages.password,
  description: `Password with at least ${limits.password.min} characters.`,
});

const username = text('Nombre de usuario', {
  min: limits.username.min,
  max: limits.username.max,
  message: messages.username,
  description: `${limits.username.min} to ${limits.username.max} characters; must be unique (case-insensitive).`,
});

const staffRole = nullable(
  choice('Función', staffRoleLabel, {
    hint: 'Qué puede hacer un administrador. Un usuario no tiene función.',
  }),
);

export const userFields = {
  username,
  password: newPassword,
  ...personFields,
  role: choice('Rol', roleLabel, { fallback: 'user', description: 'Defaults to `user`.' }),
  staffRole,
  createdAt: recorded(instant('Fecha de registro', { shortDates: true })),
};

/** A user as an administrator creates it. */
export type UserInput = InputFrom<typeof userFields>;

/** Changes of a user: the username stays. */
export const userUpdateFields = {
  password: optional({
    ...newPassword,
    label: 'Nueva contraseña',
    hint: 'Déjala en blanco para conservar la actual.',
    description: 'A new password; if it is blank or omitted, the current one is kept.',
  }),
  ...personFields,
  role: choice('Rol', roleLabel),
  staffRole,
};

export type UserUpdate = InputFrom<typeof userUpdateFields>;

/** Changes of one's own profile. */
export const profileFields = {
  ...personFields,
  email: { ...personFields.email, message: 'Escribe tu correo completo, como nombre@ejemplo.com' },
};
export type ProfileInput = InputFrom<typeof profileFields>;

/** The name with which a user signs in: the username, or else the e-mail, in one field. */
export const credentialFields = {
  username: {
    ...username,
    max: limits.email.max,
    description: 'Username or e-mail address.',
  },
  password: newPassword,
};
export type Credentials = InputFrom<typeof credentialFields>;

/** A new account; whether the code is required is a setting. */
export const registrationFields = {
  username,
  email: personFields.email,
  fullName: personFields.fullName,
  password: newPassword,
  invitationCode: optional(
    text('Código de invitación', {
      ...limits.invitationCode,
      message: messages.registrationCode,
      description: 'Required if `invitationSettings.required` is true.',
    }),
  ),
};
export type Registration = InputFrom<typeof registrationFields>;

/** A proof of identity during a session: the password, or a code of the second factor. */
export const stepUpFields = {
  password: optional(
    password('Contraseña', { min: 1, description: 'The password; omitted if a code is given instead.' }),
  ),
  code: optional(
    text('Código', {
      ...limits.secondFactorCode,
      description: 'A code from the authenticator app, or a recovery code.',
    }),
  ),
};
export type StepUpInput = InputFrom<typeof stepUpFields>;

/** The second step of signing in. */
export const secondFactorFields = {
  code: text('Código', {
    ...limits.secondFactorCode,
    message: messages.secondFactorCode,
    description: 'A code from the authenticator app, or a recovery code.',
  }),
};
export type SecondFactorInput = InputFrom<typeof secondFactorFields>;

/** A user's name for a passkey. */
export const passkeyNameFields = { name: text('Nombre', { ...limits.passkeyName, message: messages.passkeyName }) };

/** A new password, with the current one as proof. */
export const passwordChangeFields = {
  currentPassword: password('Contraseña actual'),
  newPassword: { ...newPassword, label: 'Contraseña nueva', hint: `Al menos ${limits.password.min} caracteres.` },
};
export type PasswordChangeInput = InputFrom<typeof passwordChangeFields>;

export const userApiTexts: ApiTexts = {
  'User.role': 'user invierte; admin trabaja en la administración',
  'User.staffRole': 'Función en la administración; null en un inversionista',
  'User.pendingEmail':
    'Correo nuevo que espera la confirmación de su dueño, y 24 horas en que el dueño del actual puede detenerlo; null si no hay',
};
