import { describeOrderState, formatDollars, formatMoment } from '@cimiento/contracts';
import type { RecordHistoryQuery } from '../../shared/history/audit-log.generated';
import { getFundingLabel, type Order } from './order-row';

/** Something that happened to an order; `at` is null where only its result is known. */
export type OrderEvent = { at: string | null; text: string };

type Entry = RecordHistoryQuery['auditEntries']['items'][number];
type Stored = Partial<Pick<Order, 'status' | 'expiresAt' | 'remindedAt'>>;

const parse = (json: string | null): Stored => (json === null ? {} : (JSON.parse(json) as Stored));

/** An administrator's action on an order. */
function describeEntry({ createdAt, before, after, author }: Entry): OrderEvent {
  const name = author?.fullName ?? 'Un administrador';
  const [from, to] = [parse(before), parse(after)];
  if (from.status !== to.status) return { at: createdAt, text: `${name} la canceló.` };
  if (from.expiresAt !== to.expiresAt && to.expiresAt)
    return { at: createdAt, text: `${name} le dio más tiempo, hasta el ${formatMoment(new Date(to.expiresAt))}.` };
  return { at: createdAt, text: `${name} le recordó la transferencia.` };
}

/** Whether the last reminder is not among those that administrators sent. */
const isAutomatic = (remindedAt: string, entries: readonly Entry[]): boolean =>
  !entries.some(({ after }) => parse(after).remindedAt === remindedAt);

/** The history of an order, oldest first, with its current state. */
export function listOrderEvents(order: Order, entries: readonly Entry[]): OrderEvent[] {
  const { amount, createdAt, remindedAt, paidAt, user } = order;
  const dated: OrderEvent[] = [
    {
      at: createdAt,
      text: `${user?.fullName ?? 'Un usuario eliminado'} la hizo: ${formatDollars(amount)}, ${getFundingLabel(order).toLowerCase()}.`,
    },
    ...entries.map(describeEntry),
    ...(remindedAt && isAutomatic(remindedAt, entries)
      ? [{ at: remindedAt, text: 'La plataforma le recordó la transferencia.' }]
      : []),
    ...(paidAt ? [{ at: paidAt, text: 'Quedó pagada.' }] : []),
  ];
  const sorted = [...dated].sort((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  return [...sorted, { at: null, text: describeOrderState(order) }];
}
