import { identityRetentionYears } from '../identity/identity-cases';
import { brand } from '../texts/brand';
import { addDays, toCalendarDate } from '../values/days';
import { keptDays } from './kept-days';
import type { StatusFacts } from '../values/status';

/** The kind of a request about personal data; the values are stored. */
export const dataRequestKinds = ['export', 'correction', 'deletion', 'objection'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

type KindFacts = { label: string; /** Its meaning for the user. */ hint: string };
export const dataRequestKind: Record<DataRequestKind, KindFacts> = {
  export: {
    label: 'Acceso a mis datos',
    hint: 'Si la descarga de esta página no te basta, te respondemos por escrito.',
  },
  correction: { label: 'Corrección', hint: 'Para corregir lo que no puedes cambiar en tu perfil.' },
  deletion: {
    label: 'Eliminación de mi cuenta',
    hint: 'Borramos tu cuenta y tus datos. Los registros de dinero se conservan sin tu nombre.',
  },
  objection: { label: 'Oposición a un tratamiento', hint: 'Para que dejemos de usar un dato con cierto fin.' },
};

/** The state of a request; the values are stored. */
export const dataRequestStatuses = ['pending', 'completed', 'rejected', 'cancelled'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];
export const dataRequestStatus: Record<DataRequestStatus, StatusFacts<DataRequestStatus>> = {
  pending: { label: 'Pendiente', tone: 'warning', isLive: true, next: ['completed', 'rejected', 'cancelled'] },
  completed: { label: 'Atendida', tone: 'success', isLive: false, next: [] },
  rejected: { label: 'Rechazada', tone: 'danger', isLive: false, next: [] },
  cancelled: { label: 'Cancelada', tone: 'neutral', isLive: false, next: [] },
};

/** Calendar days in which the law has a request answered. */
export const dataRequestDays = 15;

/** The last day to answer a request, in Ecuador's time zone. */
export const getDataRequestDueDate = (createdAt: Date): string => addDays(toCalendarDate(createdAt), dataRequestDays);

/** Purposes that a person consents to; the values are stored. */
export const consentPurposes = ['account', 'waitlist', 'news'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
export const consentPurposeLabel: Record<ConsentPurpose, string> = {
  account: 'Abrir y mantener tu cuenta',
  waitlist: 'Evaluar tu solicitud de invitación',
  news: 'Enviarte novedades por correo',
};

/** Places where a consent is given or withdrawn; the values are stored. */
export const consentSources = ['registration', 'waitlist', 'privacy_page'] as const;
export type ConsentSource = (typeof consentSources)[number];
export const consentSourceLabel: Record<ConsentSource, string> = {
  registration: 'Registro',
  waitlist: 'Lista de espera',
  privacy_page: 'Mis datos',
};

/** Version of the texts that people consent to: the day since which they read so. */
export const privacyTextVersion = '2026-11-27';

/** Something the product does with personal data. */
export type ProcessingActivity = {
  name: string;
  data: string;
  purpose: string;
  /** Legal basis. */
  basis: string;
  retention: string;
  recipients: string;
};

/** The register of processing activities, as people and administrators read it. */
export const processingActivities: readonly ProcessingActivity[] = [
  {
    name: 'Cuenta',
    data: 'Nombre, usuario, correo y contraseña cifrada',
    purpose: 'Abrir tu cuenta y reconocerte cuando entras',
    basis: 'El contrato que aceptas al registrarte',
    retention: 'Mientras tengas la cuenta',
    recipients: 'Nadie fuera de la plataforma',
  },
  {
    name: 'Dinero',
    data: 'Inversiones, órdenes, rentas, depósitos, retiros y movimientos de tu saldo',
    purpose: 'Registrar lo que inviertes y lo que recibes',
    basis: 'El contrato y la ley tributaria',
    retention:
      'Siempre, y sin tu nombre después de eliminar la cuenta: la ley pide al menos siete años y los libros no admiten recortes',
    recipients: 'El banco que recibe o paga cada transferencia',
  },
  {
    name: 'Cuenta bancaria',
    data: 'Banco, número de cuenta, titular y su cédula o RUC',
    purpose: 'Pagarte los retiros que pides',
    basis: 'El contrato',
    retention: 'Mientras tengas la cuenta; siempre si se pagó un retiro en ella',
    recipients: 'El banco que paga el retiro',
  },
  {
    name: 'Verificación de identidad',
    data: 'Documento de identidad, fecha de nacimiento, dirección, ocupación, origen del dinero, fotos de los documentos y selfie, y su comparación con listas de control',
    purpose: 'Saber quién invierte y prevenir el lavado de activos',
    basis: 'El cumplimiento de una obligación legal',
    retention: `${identityRetentionYears} años desde la última decisión; lo que nadie aprobó, mientras tengas la cuenta`,
    recipients: 'Las autoridades de control, cuando la ley lo pide',
  },
  {
    name: 'Seguridad',
    data: 'Dispositivos, direcciones de internet, inicios de sesión y segundo factor',
    purpose: 'Proteger tu cuenta y saber quién hizo cada cambio',
    basis: 'El interés legítimo de cuidar tu dinero',
    retention: `Los eventos de seguridad, ${keptDays.securityEvents} días; lo demás, mientras tengas la cuenta. Quién hizo cada cambio, siempre, y sin tu nombre después de eliminarla`,
    recipients: 'Nadie fuera de la plataforma',
  },
  {
    name: 'Avisos',
    data: 'Notificaciones, correos enviados y tus preferencias',
    purpose: 'Contarte lo que pasa con tu dinero y tu cuenta',
    basis: 'El contrato; para las novedades, tu consentimiento',
    retention: `Los correos, ${keptDays.emails} días; las notificaciones, ${keptDays.notifications} días`,
    recipients: 'El servicio que entrega el correo',
  },
  {
    name: 'Lista de espera',
    data: 'Nombre, correo, ciudad, ocupación y lo que nos cuentas en la solicitud',
    purpose: 'Decidir a quién invitamos a la beta privada',
    basis: 'Tu consentimiento',
    retention: 'Hasta que retires el consentimiento o elimines tu cuenta',
    recipients: 'Nadie fuera de la plataforma',
  },
];

/** Reason why an account cannot be deleted yet: what it still holds. */
export type HeldMoney = {
  balance: string | null;
  investments: number;
  orders: number;
  /** Paid orders whose money a round keeps apart. */
  inRound: number;
  /** Interests whose money is held until their round closes. */
  interests: number;
  withdrawals: number;
};

const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;

/** The sentence that refuses a deletion; null when nothing is held. */
export function describeHeldMoney(money: HeldMoney): string | null {
  const { balance, investments, orders, inRound, interests, withdrawals } = money;
  const held = [
    ...(balance === null ? [] : [`un saldo de ${balance}`]),
    ...(investments === 0 ? [] : [count(investments, 'inversión vigente', 'inversiones vigentes')]),
    ...(orders === 0 ? [] : [count(orders, 'reserva abierta', 'reservas abiertas')]),
    ...(inRound === 0 ? [] : [count(inRound, 'orden pagada en una ronda', 'órdenes pagadas en rondas')]),
    ...(interests === 0 ? [] : [count(interests, 'interés en una ronda', 'intereses en rondas')]),
    ...(withdrawals === 0 ? [] : [count(withdrawals, 'retiro en curso', 'retiros en curso')]),
  ];
  if (held.length === 0) return null;
  return `La cuenta todavía tiene ${new Intl.ListFormat('es', { type: 'conjunction' }).format(held)}. Se puede eliminar cuando no quede dinero en ella.`;
}

/** The contact for personal data. */
export const privacyContact = brand.contactEmail;
