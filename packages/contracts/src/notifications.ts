import { brand } from './brand';
import { formatDollars, formatExactDollars, formatPaymentDate } from './formats';
import { parseCents } from './money';
import { orderPath, paths, projectPath } from './paths';
import { dataRequestKind, type DataRequestKind } from './privacy';

/** Groups of notifications, which a person switches on and off as one; the values are stored. */
export const notificationGroups = [
  'deposits',
  'orders',
  'payments',
  'withdrawals',
  'exits',
  'updates',
  'statements',
  'security',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Where a notification is read. */
export const notificationChannels = ['app', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export const notificationChannelLabel: Record<NotificationChannel, string> = {
  app: 'En la aplicación',
  email: 'Por correo',
};

type NotificationGroupFacts = {
  label: string;
  hint: string;
  /** Channels that cannot be switched off. */
  fixed: readonly NotificationChannel[];
};

/** Money stays on in the app. Security stays on everywhere: whoever takes over an account must not be able to do it silently. */
export const notificationGroup: Record<NotificationGroup, NotificationGroupFacts> = {
  deposits: { label: 'Depósitos', hint: 'Cuando recibimos tu dinero.', fixed: ['app'] },
  orders: { label: 'Órdenes', hint: 'Reservas, confirmaciones y vencimientos.', fixed: ['app'] },
  payments: { label: 'Rentas', hint: 'Cuando te acreditamos la renta de un proyecto.', fixed: ['app'] },
  withdrawals: { label: 'Retiros', hint: 'Cada paso de un retiro.', fixed: ['app'] },
  exits: { label: 'Ventas', hint: 'Cuando se vende un proyecto en el que invertiste.', fixed: ['app'] },
  updates: { label: 'Novedades', hint: 'Noticias de los proyectos en los que invertiste.', fixed: [] },
  statements: { label: 'Estados de cuenta', hint: 'Cuando emitimos el de un año.', fixed: ['app'] },
  security: { label: 'Seguridad', hint: 'Cambios en el acceso a tu cuenta.', fixed: ['app', 'email'] },
};

type OrderFacts = { orderId: number; projectName: string; /** Whole dollars. */ amount: number };
/** Decimal text: '125.50'. */
type AmountFacts = { amount: string };

type DataRequestFacts = { request: DataRequestKind };

/** What the text of each kind of notification is made from. */
export type NotificationFacts = {
  deposit_credited: AmountFacts;
  deposit_reversed: AmountFacts;
  order_reserved: OrderFacts & { reference: string; expiresAt: Date };
  order_paid: OrderFacts;
  order_expiring: OrderFacts & { expiresAt: Date };
  order_expired: OrderFacts;
  order_cancelled: OrderFacts & {
    /** Whether the money went back to the balance. */
    isRefunded: boolean;
    /** Whether the transfer that paid it turned out not to exist. */
    isUnpaid?: boolean;
  };
  order_reopened: OrderFacts & { reference: string; expiresAt: Date };
  payment_received: AmountFacts & { projectName: string; /** 'YYYY-MM'. */ period: string };
  withdrawal_requested: AmountFacts;
  withdrawal_approved: AmountFacts;
  withdrawal_paid: AmountFacts;
  withdrawal_rejected: AmountFacts & { reason: string };
  withdrawal_returned: AmountFacts;
  project_exited: AmountFacts & { projectName: string; isCorrection?: boolean };
  project_update: { projectId: number; projectName: string; title: string };
  statement_ready: { year: number; /** 'EC-2025-000042'. */ number: string };
  data_request_received: DataRequestFacts & { /** 'YYYY-MM-DD'. */ dueDate: string };
  data_request_completed: DataRequestFacts & { reason: string };
  data_request_rejected: DataRequestFacts & { reason: string };
  bank_account_changed: object;
  new_device: { /** 'Chrome en Windows'. */ device: string };
  password_changed: object;
  email_change_requested: object;
  email_changed: object;
  second_factor_changed: object;
  webhook_disabled: { /** Host of its address. */ host: string };
};

/** Kinds of notifications; the values are stored. */
export type NotificationKind = keyof NotificationFacts;

const kindGroup: Record<NotificationKind, NotificationGroup> = {
  deposit_credited: 'deposits',
  deposit_reversed: 'deposits',
  order_reserved: 'orders',
  order_paid: 'orders',
  order_expiring: 'orders',
  order_expired: 'orders',
  order_cancelled: 'orders',
  order_reopened: 'orders',
  payment_received: 'payments',
  withdrawal_requested: 'withdrawals',
  withdrawal_approved: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_rejected: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  project_exited: 'exits',
  project_update: 'updates',
  statement_ready: 'statements',
  data_request_received: 'security',
  data_request_completed: 'security',
  data_request_rejected: 'security',
  bank_account_changed: 'security',
  new_device: 'security',
  password_changed: 'security',
  email_change_requested: 'security',
  email_changed: 'security',
  second_factor_changed: 'security',
  webhook_disabled: 'security',
};
export const getNotificationGroup = (kind: NotificationKind): NotificationGroup => kindGroup[kind];

function describeExit(amount: string, isCorrection: boolean): string {
  if (isCorrection) return `Tu parte es ahora de ${formatExactDollars(amount)}. Ajustamos tu saldo.`;
  return parseCents(amount) === 0
    ? 'Después de los costos no quedó dinero para repartir.'
    : `Acreditamos ${formatExactDollars(amount)} en tu saldo: tu capital y tu parte del resultado.`;
}

function describeCancellation({ amount, isRefunded, isUnpaid = false }: NotificationFacts['order_cancelled']): string {
  if (isUnpaid)
    return `El banco no tiene la transferencia de ${formatDollars(amount)} con la que figuraba pagada, y liberamos las fracciones. Si transferiste, escríbenos a ${brand.contactEmail}.`;
  return isRefunded
    ? `Devolvimos ${formatDollars(amount)} a tu saldo.`
    : `Liberamos las fracciones que reservaste por ${formatDollars(amount)}.`;
}

const isNotificationKind = (name: string): name is NotificationKind => name in kindGroup;
export const notificationKinds: readonly NotificationKind[] = Object.keys(kindGroup).filter(isNotificationKind);

/** What a person reads. The title is also the subject of an e-mail, so it never has an amount. */
export type NotificationText = { title: string; body: string; path: string };

const momentFormat = new Intl.DateTimeFormat('es-EC', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Guayaquil',
});
const formatMoment = (moment: Date): string => momentFormat.format(moment);

// The longest text that is stored.
const maxBody = 1000;
const ifNotYou = `Si no fuiste tú, cambia tu contraseña ahora y escríbenos a ${brand.contactEmail}.`;

const texts: { [K in NotificationKind]: (facts: NotificationFacts[K]) => NotificationText } = {
  deposit_credited: ({ amount }) => ({
    title: 'Recibimos tu depósito',
    body: `Acreditamos ${formatExactDollars(amount)} en tu saldo.`,
    path: paths.balance,
  }),
  deposit_reversed: ({ amount }) => ({
    title: 'Corregimos un depósito',
    body: `Quitamos ${formatExactDollars(amount)} de tu saldo: ese depósito se registró por error a tu nombre. Si lo hiciste tú, escríbenos a ${brand.contactEmail}.`,
    path: paths.balance,
  }),
  order_reserved: ({ orderId, projectName, amount, reference, expiresAt }) => ({
    title: `Reservamos tus fracciones de ${projectName}`,
    body: `Transfiere ${formatDollars(amount)} con la referencia ${reference} antes del ${formatMoment(expiresAt)}.`,
    path: orderPath(orderId),
  }),
  order_paid: ({ orderId, projectName, amount }) => ({
    title: `Tu inversión en ${projectName} está confirmada`,
    body: `Invertiste ${formatDollars(amount)}. Ya puedes verla en tu dashboard.`,
    path: orderPath(orderId),
  }),
  order_expiring: ({ orderId, projectName, amount, expiresAt }) => ({
    title: `Tu reserva en ${projectName} vence pronto`,
    body: `Transfiere ${formatDollars(amount)} antes del ${formatMoment(expiresAt)}. Después liberamos tus fracciones.`,
    path: orderPath(orderId),
  }),
  order_expired: ({ orderId, projectName, amount }) => ({
    title: `Tu reserva en ${projectName} venció`,
    body: `No recibimos a tiempo la transferencia de ${formatDollars(amount)} y liberamos tus fracciones. Si ya transferiste, escríbenos a ${brand.contactEmail}.`,
    path: orderPath(orderId),
  }),
  order_cancelled: (facts) => ({
    title: `Tu orden de ${facts.projectName} quedó cancelada`,
    body: describeCancellation(facts),
    path: orderPath(facts.orderId),
  }),
  order_reopened: ({ orderId, projectName, amount, reference, expiresAt }) => ({
    title: `Tu orden de ${projectName} está reservada otra vez`,
    body: `Por error le asignamos una transferencia de otra persona y lo corregimos. Transfiere ${formatDollars(amount)} con la referencia ${reference} antes del ${formatMoment(expiresAt)}.`,
    path: orderPath(orderId),
  }),
  payment_received: ({ projectName, period, amount }) => ({
    title: `Recibiste la renta de ${projectName}`,
    body: `Te acreditamos ${formatExactDollars(amount)} por el período ${period}.`,
    path: paths.dashboard,
  }),
  withdrawal_requested: ({ amount }) => ({
    title: 'Recibimos tu solicitud de retiro',
    body: `Apartamos ${formatExactDollars(amount)} de tu saldo mientras la revisamos. ${ifNotYou}`,
    path: paths.balance,
  }),
  withdrawal_approved: ({ amount }) => ({
    title: 'Aprobamos tu retiro',
    body: `Transferiremos ${formatExactDollars(amount)} a tu cuenta bancaria.`,
    path: paths.balance,
  }),
  withdrawal_paid: ({ amount }) => ({
    title: 'Pagamos tu retiro',
    body: `Transferimos ${formatExactDollars(amount)} a tu cuenta bancaria.`,
    path: paths.balance,
  }),
  withdrawal_rejected: ({ amount, reason }) => ({
    title: 'No pudimos aprobar tu retiro',
    body: `Devolvimos ${formatExactDollars(amount)} a tu saldo disponible. Motivo: ${reason}`,
    path: paths.balance,
  }),
  withdrawal_returned: ({ amount }) => ({
    title: 'El banco devolvió tu retiro',
    body: `${formatExactDollars(amount)} están otra vez en tu saldo. Revisa los datos de tu cuenta bancaria.`,
    path: paths.balance,
  }),
  project_exited: ({ projectName, amount, isCorrection = false }) => ({
    title: isCorrection ? `Corregimos la venta de ${projectName}` : `${projectName} se vendió`,
    body: describeExit(amount, isCorrection),
    path: paths.balance,
  }),
  project_update: ({ projectId, projectName, title }) => ({
    title: `Novedades de ${projectName}`,
    body: title,
    path: projectPath(projectId),
  }),
  statement_ready: ({ year, number }) => ({
    title: 'Tu estado de cuenta está listo',
    body: `Emitimos el de ${year}, con el número ${number}. Puedes descargarlo y comprobar que es auténtico.`,
    path: paths.documents,
  }),
  data_request_received: ({ request, dueDate }) => ({
    title: 'Recibimos tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}: te respondemos hasta el ${formatPaymentDate(dueDate)}. ${ifNotYou}`,
    path: paths.privacy,
  }),
  data_request_completed: ({ request, reason }) => ({
    title: 'Atendimos tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}. ${reason}`.slice(0, maxBody),
    path: paths.privacy,
  }),
  data_request_rejected: ({ request, reason }) => ({
    title: 'No pudimos atender tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}. Motivo: ${reason}`.slice(0, maxBody),
    path: paths.privacy,
  }),
  bank_account_changed: () => ({
    title: 'Tu cuenta bancaria cambió',
    body: `Por tu seguridad, los retiros a una cuenta nueva esperan unos días. ${ifNotYou}`,
    path: paths.balance,
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
    body: `Seguimos escribiéndote aquí hasta que confirmes el correo nuevo. Si no fuiste tú, cambia tu contraseña ahora: eso detiene el cambio. Después escríbenos a ${brand.contactEmail}.`,
    path: paths.settings,
  }),
  email_changed: () => ({
    title: 'Tu correo electrónico cambió',
    body: `Desde ahora te escribimos a otra dirección. ${ifNotYou}`,
    path: paths.settings,
  }),
  second_factor_changed: () => ({
    title: 'Tu segundo factor cambió',
    body: `La manera de confirmar que eres tú al iniciar sesión es otra desde ahora. ${ifNotYou}`,
    path: paths.settings,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'Desactivamos un webhook que fallaba',
    body: `${host} no acepta eventos desde hace cinco días. Corrige el receptor y activa el webhook en Integraciones: los eventos en espera se enviarán entonces.`,
    path: paths.adminIntegrations,
  }),
};

/** The text of a notification. */
export const writeNotification = <K extends NotificationKind>(kind: K, facts: NotificationFacts[K]): NotificationText =>
  texts[kind](facts);
