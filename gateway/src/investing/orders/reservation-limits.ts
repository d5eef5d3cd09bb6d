import {
  addDays,
  getEndOfDate,
  getReservableAmount,
  getReservableTogether,
  reservationLimitTexts,
  today,
} from '@cimiento/contracts';
import type { OrderInput, OrderTerms } from '@cimiento/contracts/schemas';
import { IsNull, MoreThan, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { ExpectedError } from '../../platform/errors';
import { Order, type Project } from '../records';

const dayMs = 24 * 3_600_000;

const limitReached = (message: string): ExpectedError => new ExpectedError('RESERVATION_LIMIT', message);

type Request = Pick<OrderInput, 'amount'> & { userId: number };

/**
 * Checks that a user may reserve this amount of a project besides what is reserved already. The project and their row are locked.
 * @throws RESERVATION_LIMIT with the limit that is reached and what to do.
 */
export async function assertMayReserve(
  manager: EntityManager,
  project: Project,
  { userId, amount }: Request,
  terms: OrderTerms,
): Promise<void> {
  const open = await manager.findBy(Order, { userId, status: 'reserved' });
  if (open.length >= terms.openReservations) throw limitReached(reservationLimitTexts.open(terms.openReservations));
  const inProject = open.filter(({ projectId }) => projectId === project.id);
  if (inProject.length >= terms.projectReservations)
    throw limitReached(reservationLimitTexts.project(terms.projectReservations));
  const reserved = inProject.reduce((sum, order) => sum + order.amount, 0);
  const most = getReservableAmount(project, terms.reservationShare);
  if (reserved + amount > most) throw limitReached(reservationLimitTexts.share(terms.reservationShare, most));
  const left = getReservableTogether(project, terms.reservationsTogether);
  if (amount > left) throw limitReached(reservationLimitTexts.together(left));
  await assertNotPaused(manager, { userId, projectId: project.id }, terms);
  const createdAt = MoreThanOrEqual(getEndOfDate(addDays(today(), -1)));
  if ((await manager.countBy(Order, { userId, reference: Not(IsNull()), createdAt })) >= terms.dailyReservations)
    throw limitReached(reservationLimitTexts.daily(terms.dailyReservations));
}

async function assertNotPaused(
  manager: EntityManager,
  { userId, projectId }: Pick<Order, 'userId' | 'projectId'>,
  { reservationPauseDays }: OrderTerms,
): Promise<void> {
  const pauseMs = reservationPauseDays * dayMs;
  if (pauseMs === 0) return;
  const last = await manager.findOne(Order, {
    where: { userId, projectId, status: 'expired', expiresAt: MoreThan(new Date(Date.now() - pauseMs)) },
    order: { expiresAt: 'DESC' },
  });
  if (last?.expiresAt) throw limitReached(reservationLimitTexts.pause(new Date(last.expiresAt.getTime() + pauseMs)));
}

/** The next `reservationNumber` of a user. */
export async function getNextReservationNumber(manager: EntityManager, userId: number): Promise<number> {
  const where = { userId, reservationNumber: Not(IsNull()) };
  const last = await manager.findOne(Order, { where, order: { reservationNumber: 'DESC' } });
  return 1 + (last?.reservationNumber ?? 0);
}
