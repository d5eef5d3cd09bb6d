import {
  brand,
  confirmEmailPath,
  formatShortDate,
  limits,
  paths,
  registerPath,
  resetPasswordPath,
  stopEmailChangePath,
} from '@cimiento/contracts';
import type { TokenSource } from '../../access/account-tokens/account-tokens';
import type { EmailPayload, EmailTemplate } from './email-payload';

/** The facts of an e-mail, from which both its HTML and its text are made. */
export type EmailContent = {
  /** Never has an amount. */
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one thing to do, on a page of this site. */
  action: { label: string; path: string } | null;
  /** Small print after the action. */
  note: string;
  /** A page of this site, whose address ends the note. */
  notePath?: string;
};

/** Gives the token of a link. */
type RevealToken = (source: TokenSource) => string;
type PayloadFor<T extends EmailTemplate> = Extract<EmailPayload, { template: T }>;

const unexpected = `Si no esperabas este correo, puedes ignorarlo o escribirnos a ${brand.contactEmail}.`;
// Text that a mail program turns into a link: an address with a scheme or a domain, an e-mail, a telephone number.
const linkable = /[:@]|\/\/|[\p{L}\d][.。．｡]\p{L}{2,}|\d{5}/u;

/** Greets by name. A stranger can register with the e-mail of somebody else, so a name that would become a link is left out. */
const greet = ({ fullName }: { fullName: string }): string =>
  linkable.test(fullName) ? 'Hola:' : `Hola, ${fullName}:`;

/** Instructions for signing in. A username that would become a link is left out, as in `greet`. */
const explainSignIn = ({ username }: { username?: string }): string =>
  username === undefined || linkable.test(username)
    ? 'Para entrar usa este correo o tu nombre de usuario.'
    : `Para entrar usa este correo o tu nombre de usuario: ${username}`;

const templates: { [T in EmailTemplate]: (payload: PayloadFor<T>, reveal: RevealToken) => EmailContent } = {
  welcome: (payload, reveal) => ({
    subject: `Te damos la bienvenida a ${brand.name}`,
    greeting: greet(payload),
    paragraphs: [
      `Tu cuenta en ${brand.name} está lista.`,
      explainSignIn(payload),
      'Confirma que este correo es tuyo para que podamos avisarte de tus inversiones y ayudarte si pierdes el acceso.',
    ],
    action: { label: 'Confirmar mi correo', path: confirmEmailPath(reveal(payload.link)) },
    note: `El enlace vale 24 horas y una sola vez. ${unexpected}`,
  }),
  invitation: (payload) => ({
    subject: `Tu invitación a ${brand.name}`,
    greeting: greet(payload),
    paragraphs: [
      `Ya puedes crear tu cuenta en la beta privada de ${brand.name}. Tu código es ${payload.code}.`,
      payload.expiresOn === null
        ? 'El código vale una sola vez y solo con este correo.'
        : `El código vale una sola vez, solo con este correo, hasta el ${formatShortDate(payload.expiresOn)}.`,
    ],
    action: { label: 'Crear mi cuenta', path: registerPath(payload.code) },
    note: `Recibes este correo porque pediste una invitación. ${unexpected}`,
  }),
  password_reset: (payload, reveal) => ({
    subject: 'Restablece tu contraseña',
    greeting: greet(payload),
    paragraphs: [
      `Alguien pidió una contraseña nueva para tu cuenta en ${brand.name}. Si fuiste tú, elígela ahora.`,
      explainSignIn(payload),
    ],
    action: { label: 'Elegir una contraseña nueva', path: resetPasswordPath(reveal(payload.link)) },
    note: 'El enlace vale 30 minutos y una sola vez. Si no lo pediste tú, ignora este correo: tu contraseña sigue igual.',
  }),
  email_verification: (payload, reveal) => ({
    subject: 'Confirma tu correo',
    greeting: greet(payload),
    paragraphs: [`Confirma que este es el correo de tu cuenta en ${brand.name}.`],
    action: { label: 'Confirmar mi correo', path: confirmEmailPath(reveal(payload.link)) },
    note: `El enlace vale 24 horas y una sola vez. ${unexpected}`,
  }),
  email_change: (payload, reveal) => ({
    subject: 'Confirma tu correo nuevo',
    greeting: greet(payload),
    paragraphs: [`Pediste usar este correo en tu cuenta de ${brand.name}. El cambio se hace cuando lo confirmes.`],
    action: { label: 'Usar este correo', path: confirmEmailPath(reveal(payload.link)) },
    note: `El enlace vale 24 horas y una sola vez. ${unexpected}`,
  }),
  email_change_stop: (payload, reveal) => ({
    subject: 'Pediste cambiar tu correo electrónico',
    greeting: greet(payload),
    paragraphs: [
      `Pediste usar otro correo en tu cuenta de ${brand.name}. Seguimos escribiéndote aquí hasta que confirmes el nuevo.`,
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, detén el cambio ahora: se cierran todas tus sesiones y te enviamos un enlace para elegir una contraseña nueva.',
    ],
    action: { label: 'Detener el cambio', path: stopEmailChangePath(reveal(payload.link)) },
    note: `El enlace vale 24 horas y una sola vez. Si necesitas ayuda, escríbenos a ${brand.contactEmail}.`,
  }),
  pending_email: (payload, reveal) => ({
    subject: 'Confirma tu correo nuevo',
    greeting: greet(payload),
    paragraphs: [
      `Nuestro equipo registró este correo para tu cuenta de ${brand.name}. Vale cuando lo confirmes, y nunca antes de ${limits.pendingEmail.noticeHours} horas desde que avisamos a tu correo anterior.`,
    ],
    action: { label: 'Usar este correo', path: confirmEmailPath(reveal(payload.link)) },
    note: `El enlace vale ${limits.pendingEmail.days} días y una sola vez. ${unexpected}`,
  }),
  pending_email_stop: (payload, reveal) => ({
    subject: 'Nuestro equipo va a cambiar tu correo electrónico',
    greeting: greet(payload),
    paragraphs: [
      `Nuestro equipo registró otro correo para tu cuenta de ${brand.name}. Seguimos escribiéndote aquí hasta que se confirme el nuevo, y al menos ${limits.pendingEmail.noticeHours} horas.`,
      'Si lo pediste tú, no tienes que hacer nada. Si no lo pediste, detén el cambio ahora: se cierran todas tus sesiones y te enviamos un enlace para elegir una contraseña nueva.',
    ],
    action: { label: 'Detener el cambio', path: stopEmailChangePath(reveal(payload.link)) },
    note: `El enlace vale ${limits.pendingEmail.days} días y una sola vez. Si necesitas ayuda, escríbenos a ${brand.contactEmail}.`,
  }),
  email_taken: (payload) => ({
    subject: 'Alguien quiso usar tu correo',
    greeting: greet(payload),
    paragraphs: [
      `Alguien pidió usar este correo en otra cuenta de ${brand.name}. No lo hicimos: el correo sigue siendo de tu cuenta, que no cambió.`,
      'Si fuiste tú, entra con la cuenta que ya tienes. Si olvidaste la contraseña, puedes elegir otra.',
    ],
    action: { label: 'Iniciar sesión', path: paths.login },
    note: `Si no fuiste tú, no tienes que hacer nada. Si se repite, escríbenos a ${brand.contactEmail}.`,
  }),
  account_erased: (payload) => ({
    subject: 'Eliminamos tu cuenta',
    greeting: greet(payload),
    paragraphs: [
      `Como lo pediste, eliminamos tu cuenta en ${brand.name} y tus datos personales.`,
      'Conservamos, sin tu nombre, los registros de dinero que la ley nos pide guardar.',
    ],
    action: null,
    note: 'Este es el último correo que recibes de nosotros. No guardamos copia.',
  }),
  notice: (payload) => ({
    subject: payload.title,
    greeting: greet(payload),
    paragraphs: payload.body.split('\n'),
    action: { label: `Ver en ${brand.name}`, path: payload.path },
    note: 'Elige qué avisos recibes por correo:',
    notePath: paths.settings,
  }),
};

const compose = <T extends EmailTemplate>(template: T, payload: PayloadFor<T>, reveal: RevealToken): EmailContent =>
  templates[template](payload, reveal);

/** Writes an e-mail. */
export const composeEmail = (payload: EmailPayload, reveal: RevealToken): EmailContent =>
  compose(payload.template, payload, reveal);

/** The subject, which depends on no token. */
export const composeSubject = (payload: EmailPayload): string => composeEmail(payload, () => '').subject;
