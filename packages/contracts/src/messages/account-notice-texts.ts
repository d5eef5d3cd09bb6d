import { brand } from '../texts/brand';
import { paths } from '../texts/paths';
import type { NotificationTexts } from './notifications';

export const ifNotYou = `Si no fuiste tú, cambia tu contraseña ahora y escríbenos a ${brand.contactEmail}.`;
export const ifUnexpected = `Si no lo esperabas, escríbenos a ${brand.contactEmail}.`;

type AccountKind =
  | 'account_locked'
  | 'account_disabled'
  | 'account_enabled'
  | 'new_device'
  | 'password_changed'
  | 'email_change_requested'
  | 'email_changed'
  | 'second_factor_changed';

/** Texts about the access to an account. */
export const accountTexts: Pick<NotificationTexts, AccountKind> = {
  account_locked: () => ({
    title: 'Bloqueamos por un rato los ingresos a tu cuenta',
    body: `Hubo demasiados intentos seguidos de iniciar sesión en tu cuenta, y por un rato no aceptamos más. ${ifNotYou}`,
    path: paths.settings,
  }),
  account_disabled: () => ({
    title: 'Deshabilitamos tu cuenta',
    body: `Nuestro equipo deshabilitó tu cuenta y cerró tus sesiones. Lo que invertiste y tu saldo siguen siendo tuyos. ${ifUnexpected}`,
    path: paths.login,
  }),
  account_enabled: () => ({
    title: 'Habilitamos otra vez tu cuenta',
    body: `Ya puedes iniciar sesión con tu correo y tu contraseña. ${ifUnexpected}`,
    path: paths.login,
  }),
  new_device: ({ device }) => ({
    title: 'Nuevo inicio de sesión',
    body: `Iniciaste sesión en un dispositivo nuevo: ${device}. ${ifNotYou}`,
    path: paths.settings,
  }),
  password_changed: () => ({
    title: 'Tu contraseña cambió',
    body: `La contraseña de tu cuenta es otra desde ahora. ${ifNotYou}`,
    path: paths.settings,
  }),
  email_change_requested: () => ({
    title: 'Pediste cambiar tu correo electrónico',
    body: `Seguimos escribiéndote aquí hasta que confirmes el correo nuevo. Si no fuiste tú, detén el cambio con el enlace que te enviamos ahí, o cambia tu contraseña ahora: eso también lo detiene.`,
    path: paths.settings,
  }),
  email_changed: () => ({
    title: 'Tu correo electrónico cambió',
    body: `Desde ahora te escribimos a otra dirección. ${ifNotYou}`,
    path: paths.settings,
  }),
  second_factor_changed: () => ({
    title: 'Cambió tu verificación en dos pasos',
    body: `La manera de confirmar que eres tú al iniciar sesión es otra desde ahora. ${ifNotYou}`,
    path: paths.settings,
  }),
};
