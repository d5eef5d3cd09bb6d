import { brand } from '../texts/brand';
import { today } from '../values/days';
import { formatAnnualReturn, formatDollars, formatExactDollars, formatMonth, formatShortDate } from '../values/formats';
import { parseCents, parseSignedCents } from '../values/money';
import {
  maxBody,
  type NotificationFacts,
  type NotificationKind,
  type NotificationText,
  type NotificationTexts,
} from './notifications';
import { describeAccount, describeTransfer } from './transfer-texts';
import { describeSale } from '../investing/sales';
import { orderStatus, type OrderCancellation } from '../investing/orders';
import { identityTexts } from './identity-notice-texts';
import { describeInRound, roundTexts } from './round-notice-texts';
import { describePayment, describeRest, describeUnderpaid } from './order-notice-texts';
import { describeDay, describeRent, describeWhy, whyWithdrawn } from './payment-notice-texts';
import { orderPath, paths, projectPath } from '../texts/paths';
import { accountTexts, ifNotYou, ifUnexpected } from './account-notice-texts';
import { dataRequestKind } from '../reports/privacy';
import { withdrawalTime } from '../banking/withdrawals';

function describeExit(amount: string, isCorrection: boolean): string {
  if (isCorrection) return `Tu parte es ahora de ${formatExactDollars(amount)}. Ajustamos tu saldo.`;
  return parseCents(amount) === 0
    ? 'Después de los costos no quedó dinero para repartir.'
    : `Acreditamos ${formatExactDollars(amount)} en tu saldo: tu capital y tu parte del resultado.`;
}

const whyCancelled: Partial<Record<OrderCancellation, string>> = {
  project_exited: 'El proyecto se vendió. ',
  project_archived: 'El proyecto ya no se ofrece. ',
  administrator: 'La canceló un administrador. ',
};

const describeTakenRents = (rents: string): string =>
  parseCents(rents) === 0
    ? ''
    : ` Descontamos ${formatExactDollars(rents)}, las rentas que te había pagado esa inversión.`;

function describeCancellation({
  amount,
  isRefunded,
  cancellation,
  rents,
}: Pick<NotificationFacts['order_cancelled'], 'amount' | 'isRefunded' | 'cancellation' | 'rents'>): string {
  const dollars = formatDollars(amount);
  const taken = describeTakenRents(rents);
  if (cancellation === 'match_undone')
    return `El banco no tiene la transferencia de ${dollars} con la que figuraba pagada, y liberamos las fracciones.${taken} Si transferiste, escríbenos a ${brand.contactEmail}.`;
  if (isRefunded)
    return parseCents(rents) === 0
      ? `Devolvimos ${dollars} a tu saldo.`
      : `Devolvimos ${dollars} a tu saldo y descontamos ${formatExactDollars(rents)}, las rentas que te había pagado esa inversión.`;
  const why = whyCancelled[cancellation];
  return why === undefined
    ? `Liberamos las fracciones que reservaste por ${dollars}.`
    : `${why}Liberamos las fracciones que reservaste por ${dollars}. Si ya transferiste, escríbenos a ${brand.contactEmail}.`;
}

const describeHolding = ({ projectName, amount, annualReturn }: NotificationFacts['investment_created']): string =>
  `${formatDollars(amount)} en ${projectName}, con un retorno proyectado de ${formatAnnualReturn(annualReturn)} antes de comisiones`;

/** The next step of a reserved order when money came for it. */
const describeNextOrder = ({ number, amount }: { number: string; amount: number }, isBarred: boolean): string =>
  isBarred
    ? ` Tu orden ${number} de ${formatDollars(amount)} espera a que tu identidad esté verificada: ábrela para ver qué hacer.`
    : ` Tu saldo alcanza para pagar tu orden ${number} de ${formatDollars(amount)}: ábrela y págala con tu saldo.`;

const texts: NotificationTexts = {
  ...roundTexts,
  ...identityTexts,
  deposit_credited: ({ amount, order, isBarred = false }) => ({
    title: 'Recibimos tu depósito',
    body: `Acreditamos ${formatExactDollars(amount)} en tu saldo.${order ? describeNextOrder(order, isBarred) : ''}`,
    path: order ? orderPath(order.orderId) : paths.balance,
  }),
  deposit_reversed: ({ amount }) => ({
    title: 'Corregimos un depósito',
    body: `Quitamos ${formatExactDollars(amount)} de tu saldo: ese depósito se registró por error a tu nombre. Si lo hiciste tú, escríbenos a ${brand.contactEmail}.`,
    path: paths.balance,
  }),
  order_reserved: ({ orderId, projectName, ...transfer }) => ({
    title: `Reservamos tus fracciones de ${projectName}`,
    body: describeTransfer(transfer),
    path: orderPath(orderId),
  }),
  order_paid: ({ orderId, projectName, amount, payment, roundClosesAt }) => ({
    title: roundClosesAt ? `Tu orden de ${projectName} está pagada` : `Tu inversión en ${projectName} está confirmada`,
    body: `${describePayment(amount, payment)} ${describeInRound(roundClosesAt) ?? 'Ya puedes verla en tu portafolio.'}`,
    path: orderPath(orderId),
  }),
  order_underpaid: (facts) => ({
    title: `Tu orden de ${facts.projectName} todavía no está pagada`,
    body: describeUnderpaid(facts),
    path: orderPath(facts.orderId),
  }),
  order_credited: ({ orderId, projectName, number, received, status }) => ({
    title: `Tu transferencia para ${projectName} está en tu saldo`,
    body: `Recibimos ${formatExactDollars(received)} con los datos de tu orden ${number}, que ${orderStatus[status].closed}. Están en tu saldo: puedes invertirlos o retirarlos.`,
    path: orderPath(orderId),
  }),
  order_expiring: ({ orderId, projectName, ...transfer }) => ({
    title: `Tu reserva en ${projectName} vence pronto`,
    body: describeTransfer(transfer, { more: ' Después liberamos tus fracciones.' }),
    path: orderPath(orderId),
  }),
  order_extended: ({ orderId, projectName, ...transfer }) => ({
    title: `Tu reserva en ${projectName} tiene más tiempo`,
    body: describeTransfer(transfer),
    path: orderPath(orderId),
  }),
  order_expired: ({ orderId, projectName, amount }) => ({
    title: `Tu reserva en ${projectName} venció`,
    body: `No recibimos a tiempo la transferencia de ${formatDollars(amount)} y liberamos tus fracciones. Si ya transferiste, escríbenos a ${brand.contactEmail}.`,
    path: orderPath(orderId),
  }),
  order_cancelled: ({ orderId, projectName, ...facts }) => ({
    title: `Tu orden de ${projectName} quedó cancelada`,
    body: describeCancellation(facts),
    path: orderPath(orderId),
  }),
  order_reopened: ({ orderId, projectName, rents, received, missing, ...transfer }) => ({
    title: `Tu orden de ${projectName} está reservada otra vez`,
    body: `Por error le asignamos una transferencia de otra persona y lo corregimos.${describeTakenRents(rents)} ${describeTransfer(transfer, { start: describeRest(transfer.amount, received, missing) })}`,
    path: orderPath(orderId),
  }),
  payment_received: ({ projectName, period, amount, paymentDate, dateReason }) => ({
    title: `Recibiste la renta de ${projectName}`,
    body:
      paymentDate > today()
        ? `Son ${formatExactDollars(amount)} por la renta de ${formatMonth(period)}. Cuentan en tu saldo desde el ${formatShortDate(paymentDate)}.`
        : `Te acreditamos ${formatExactDollars(amount)} por la renta de ${formatMonth(period)}.${describeDay(paymentDate, dateReason)}`,
    path: paths.dashboard,
  }),
  payment_changed: ({ before, after, explanation }) => ({
    title: `Corregimos una renta de ${after.projectName}`,
    body: `Era de ${describeRent(before)}. Ahora es de ${describeRent(after)}. Ajustamos tu saldo.${describeWhy(explanation)}`,
    path: paths.balance,
  }),
  payment_withdrawn: ({ projectName, reason, explanation, ...rent }) => ({
    title: `Retiramos una renta de ${projectName}`,
    body: `Descontamos de tu saldo ${describeRent(rent)}. ${whyWithdrawn[reason]}${describeWhy(explanation)}`,
    path: paths.balance,
  }),
  investment_created: ({ projectName, amount }) => ({
    title: `Registramos tu inversión en ${projectName}`,
    body: `Un administrador registró a tu nombre una inversión de ${formatDollars(amount)}. ${ifUnexpected}`,
    path: paths.dashboard,
  }),
  investment_changed: ({ before, after }) => ({
    title: `Corregimos tu inversión en ${after.projectName}`,
    body: `Era de ${describeHolding(before)}. Ahora es de ${describeHolding(after)}. ${ifUnexpected}`,
    path: paths.dashboard,
  }),
  investment_deleted: ({ projectName, amount }) => ({
    title: `Eliminamos tu inversión en ${projectName}`,
    body: `Tu inversión de ${formatDollars(amount)} ya no está registrada; las rentas que te pagó siguen en tu saldo. ${ifUnexpected}`,
    path: paths.dashboard,
  }),
  balance_adjusted: ({ amount, memo, isReversal }) => ({
    title: isReversal ? 'Anulamos un ajuste de tu saldo' : 'Ajustamos tu saldo',
    body: `${parseSignedCents(amount) < 0 ? 'Descontamos' : 'Sumamos'} ${formatExactDollars(amount.replace('-', ''))}. Motivo: ${memo}`,
    path: paths.balance,
  }),
  withdrawal_requested: ({ amount }) => ({
    title: 'Recibimos tu solicitud de retiro',
    body: `Apartamos ${formatExactDollars(amount)} de tu saldo mientras la revisamos. Lo transferimos ${withdrawalTime}. ${ifNotYou}`,
    path: paths.balance,
  }),
  withdrawal_approved: ({ amount, ...account }) => ({
    title: 'Aprobamos tu retiro',
    body: `Transferiremos ${formatExactDollars(amount)} a tu cuenta ${describeAccount(account)}, ${withdrawalTime}.`,
    path: paths.balance,
  }),
  withdrawal_paid: ({ amount, ...account }) => ({
    title: 'Pagamos tu retiro',
    body: `Transferimos ${formatExactDollars(amount)} a tu cuenta ${describeAccount(account)}.`,
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
  withdrawal_unapproved: ({ amount }) => ({
    title: 'Tu retiro vuelve a revisión',
    body: `Lo habíamos aprobado y lo revisamos otra vez. Los ${formatExactDollars(amount)} siguen apartados de tu saldo, y te avisaremos del resultado.`,
    path: paths.balance,
  }),
  withdrawal_unpaid: ({ amount }) => ({
    title: 'Tu retiro aún no está pagado',
    body: `Registramos por error que te transferimos ${formatExactDollars(amount)}. Tu retiro sigue en curso y el dinero, apartado. Te avisaremos cuando lo paguemos.`,
    path: paths.balance,
  }),
  withdrawal_unreturned: ({ amount }) => ({
    title: 'Tu retiro no fue devuelto',
    body: `Registramos por error que el banco devolvió ${formatExactDollars(amount)}, y los quitamos de tu saldo. Tu retiro sigue como pagado.`,
    path: paths.balance,
  }),
  project_exited: ({ projectName, amount, isCorrection = false, sale }) => ({
    title: isCorrection ? `Corregimos la venta de ${projectName}` : `${projectName} se vendió`,
    body: `${describeExit(amount, isCorrection)} ${describeSale(sale)}`,
    path: paths.balance,
  }),
  project_update: ({ projectId, projectName, title }) => ({
    title: `Novedades de ${projectName}`,
    body: title,
    path: projectPath(projectId),
  }),
  project_changed: ({ projectId, projectName, changes }) => ({
    title: changes === '' ? `${projectName} ya no se ofrece` : `Cambiamos datos de ${projectName}`,
    body:
      changes === ''
        ? 'Lo que invertiste sigue siendo tuyo, y sigues viendo su página, documentos y novedades.'
        : `${changes}. Si todavía podías cancelar tu orden, ese plazo sigue igual.`,
    path: projectPath(projectId),
  }),
  statement_ready: ({ year, number }) => ({
    title: 'Tu estado de cuenta está listo',
    body: `Emitimos el de ${year}, con el número ${number}. Puedes descargarlo y comprobar que es auténtico.`,
    path: paths.documents,
  }),
  data_request_received: ({ request, dueDate }) => ({
    title: 'Recibimos tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}: te respondemos hasta el ${formatShortDate(dueDate)}. ${ifNotYou}`,
    path: paths.privacy,
  }),
  data_request_completed: ({ request, reason }) => ({
    title: 'Atendimos tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}. ${reason}`,
    path: paths.privacy,
  }),
  data_request_rejected: ({ request, reason }) => ({
    title: 'No pudimos atender tu solicitud sobre tus datos',
    body: `${dataRequestKind[request].label}. Motivo: ${reason}`,
    path: paths.privacy,
  }),
  bank_account_changed: ({ isFirst = false }) => ({
    title: isFirst ? 'Registraste tu cuenta bancaria' : 'Tu cuenta bancaria cambió',
    body: isFirst
      ? `Desde ahora puedes retirar tu saldo a esa cuenta. ${ifNotYou}`
      : `Por tu seguridad, los retiros a una cuenta nueva esperan unos días. ${ifNotYou}`,
    path: paths.balance,
  }),
  ...accountTexts,
  bank_statement_confirmed: ({ statementId, closingBalance }) => ({
    title: 'Confirmaron el extracto que subiste',
    body: `Otra persona confirmó el extracto #${statementId}, con saldo final de ${formatExactDollars(closingBalance)}. Su dinero ya se puede retirar.`,
    path: paths.adminReconciliation,
  }),
  bank_statement_rejected: ({ statementId, reason }) => ({
    title: 'Rechazaron el extracto que subiste',
    body: `Otra persona rechazó el extracto #${statementId} y su dinero salió del libro. Motivo: ${reason}${/[.!?]$/.test(reason) ? '' : '.'} Revisa el archivo y súbelo otra vez.`,
    path: paths.adminReconciliation,
  }),
  request_by_key: ({ approvalId, summary }) => ({
    title: 'Un programa pidió una aprobación en tu nombre',
    body: `Con una clave de API que creaste se pidió la solicitud #${approvalId}: ${summary}. Otra persona decide sobre ella. Si no la esperabas, revoca la clave en Integraciones y avisa a tu equipo.`,
    path: paths.adminApprovals,
  }),
  webhook_disabled: ({ host }) => ({
    title: 'Desactivamos un webhook que fallaba',
    body: `${host} no acepta eventos desde hace cinco días. Corrige el receptor y activa el webhook en Integraciones: los eventos en espera se enviarán entonces.`,
    path: paths.adminIntegrations,
  }),
};

/** A body that is stored: a longer one loses its last lines, so that no account is cut in two, or else its end. */
function clip(body: string): string {
  if (body.length <= maxBody) return body;
  const end = body.lastIndexOf('\n', maxBody);
  return body.slice(0, end > 0 ? end : maxBody);
}

/** The text of a notification. */
export function writeNotification<K extends NotificationKind>(kind: K, facts: NotificationFacts[K]): NotificationText {
  const { body, ...text } = texts[kind](facts);
  return { ...text, body: clip(body) };
}
