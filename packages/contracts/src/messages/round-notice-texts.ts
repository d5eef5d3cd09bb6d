import { describeAllocation } from '../investing/rounds';
import { orderPath, paths, projectPath } from '../texts/paths';
import { formatDollars, formatPaymentDate } from '../values/formats';
import type { NotificationFacts, NotificationTexts } from './notifications';

type RoundNotice = 'order_refunded' | 'round_extended' | 'round_succeeded' | 'interest_allocated' | 'interest_released';

/** The sentence about the money of a paid order until its round ends; null without one. */
export const describeInRound = (closesAt: string | undefined): string | null =>
  closesAt === undefined
    ? null
    : `Tu dinero queda apartado hasta que la ronda se complete; cierra el ${formatPaymentDate(closesAt)} y antes puedes salir.`;

const describeEnd = ({ reason }: Pick<NotificationFacts['order_refunded'], 'reason'>): string =>
  reason === null ? 'La ronda terminó sin completarse.' : `La ronda se canceló: ${reason.replace(/\.$/, '')}.`;

/** Notifications about rounds. */
export const roundTexts: Pick<NotificationTexts, RoundNotice> = {
  order_refunded: ({ orderId, projectName, amount, reason }) => ({
    title: `Devolvimos tu dinero de ${projectName}`,
    body: `${describeEnd({ reason })} Devolvimos ${formatDollars(amount)} a tu saldo: puedes invertirlos o retirarlos.`,
    path: orderPath(orderId),
  }),
  round_extended: ({ projectId, projectName, closesAt }) => ({
    title: `La ronda de ${projectName} cierra más tarde`,
    body: `Ahora cierra el ${formatPaymentDate(closesAt)}. Si prefieres no esperar, puedes salir con un clic y tu dinero vuelve a tu saldo.`,
    path: projectPath(projectId),
  }),
  round_succeeded: ({ orderId, projectName, amount }) => ({
    title: `Tu inversión en ${projectName} está confirmada`,
    body: `La ronda se completó: invertiste ${formatDollars(amount)}. Ya puedes verla en tu portafolio.`,
    path: orderPath(orderId),
  }),
  interest_allocated: ({ projectName, fractions, given, isBarred = false }) => ({
    title: `Asignamos las fracciones de ${projectName}`,
    body: describeAllocation(fractions, given, isBarred),
    path: isBarred ? paths.identity : given === 0 ? paths.balance : paths.orders,
  }),
  interest_released: ({ projectName, amount, reason }) => ({
    title: `Devolvimos tu dinero de ${projectName}`,
    body: `${describeEnd({ reason })} Tus ${formatDollars(amount)} están otra vez en tu saldo.`,
    path: paths.balance,
  }),
};
