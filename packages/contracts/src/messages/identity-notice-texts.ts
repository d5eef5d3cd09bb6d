import { paths } from '../texts/paths';
import type { NotificationTexts } from './notifications';

type IdentityNotice =
  'identity_submitted' | 'identity_needs_more' | 'identity_approved' | 'identity_rejected' | 'identity_expired';

const path = paths.identity;

/** Notifications about the identity of a user. They name nothing of it: e-mails are read by others. */
export const identityTexts: Pick<NotificationTexts, IdentityNotice> = {
  identity_submitted: () => ({
    title: 'Recibimos tu verificación de identidad',
    body: 'La revisará una persona de nuestro equipo. Te avisaremos cuando termine.',
    path,
  }),
  identity_needs_more: () => ({
    title: 'Falta algo en tu verificación de identidad',
    body: 'Entra a ver qué hay que corregir y por qué: solo se repite eso.',
    path,
  }),
  identity_approved: () => ({
    title: 'Verificamos tu identidad',
    body: 'Ya puedes pagar órdenes y retirar tu dinero.',
    path,
  }),
  identity_rejected: () => ({
    title: 'No pudimos verificar tu identidad',
    body: 'Entra a ver la razón. Tu dinero sigue siendo tuyo: escríbenos y te ayudamos.',
    path,
  }),
  identity_expired: () => ({
    title: 'Tu verificación de identidad venció',
    body: 'Escríbenos para renovarla: hasta entonces no se puede mover dinero.',
    path,
  }),
};
