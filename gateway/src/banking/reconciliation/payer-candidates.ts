import {
  findReferencedUserId,
  foldText,
  formatDollars,
  orderStatus,
  suspenseReasonLabel,
  toCalendarDate,
  type OrderStatus,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { maskName, type Reader } from '../../platform/request';
import { Order } from '../../investing/records';
import { User } from '../../access/records';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { listNamed } from './match-lines';
import { findReferencedRecords, type ReferencedRecords } from './referenced-records';
import { listReferences } from '../statements/line-texts';
import type { BankLineCandidate } from './reconciliation.types';

// Open orders that are compared with one line.
const maxCompared = 500;
// What the bank's text names says more than amount and name together.
const points = { reference: 200, number: 200, balance: 150, amount: 50, name: 30 } as const;

/** Words of a text that can be part of a name. */
const toWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** Whether a bank's text names a person: two of their names, in any order. */
const isNamed = ({ fullName }: User, words: ReadonlySet<string>): boolean =>
  toWords(fullName).filter((word) => words.has(word)).length >= 2;

type Reason = [text: string, score: number];

const toCandidate = (
  target: { userId: number | null; orderId: number | null },
  label: string,
  reasons: readonly Reason[],
  ownerId: number,
): BankLineCandidate => ({
  ...target,
  ownerId,
  withdrawalId: null,
  label,
  reasons: reasons.map(([text]) => text),
  score: reasons.reduce((sum, [, score]) => sum + score, 0),
});

const describeStatus = (status: OrderStatus): string =>
  status === 'reserved' ? '' : ` (${orderStatus[status].label.toLowerCase()})`;

/** Reasons why a line that names an order waits for a decision. */
function listDoubts(line: BankStatementLine, order: Order, people: number): Reason[] {
  const isEarlier = line.bookedOn < toCalendarDate(order.createdAt);
  return [
    ...(line.suspenseReason ? [[suspenseReasonLabel[line.suspenseReason], 0] satisfies Reason] : []),
    ...(people > 1 ? [['El texto trae referencias de varias personas', 0] satisfies Reason] : []),
    ...(isEarlier ? [['El banco lo registró antes de la orden', 0] satisfies Reason] : []),
  ];
}

type Found = {
  readBy: Reader;
  line: BankStatementLine;
  records: ReferencedRecords;
  words: ReadonlySet<string>;
  people: number;
};

function toOrderCandidate(
  order: Order,
  owner: User,
  { readBy, line, records, words, people }: Found,
): BankLineCandidate[] {
  const hasReference = listReferences(line).some((reference) => records.orders.get(reference)?.id === order.id);
  const hasName = listNamed(line, records).orders.some(({ id }) => id === order.id);
  const isExact = order.amount * 100 === line.amount;
  if (!hasName && !isExact) return [];
  const reasons: Reason[] = [
    ...(hasReference ? [['El texto trae la referencia de la orden', points.reference] satisfies Reason] : []),
    ...(hasName && !hasReference ? [['El texto trae el número de la orden', points.number] satisfies Reason] : []),
    ...(isExact ? [['Mismo monto', points.amount] satisfies Reason] : []),
    ...(isNamed(owner, words) ? [['El texto nombra al inversionista', points.name] satisfies Reason] : []),
    ...(hasName ? listDoubts(line, order, people) : []),
  ];
  const label = `Orden ${order.number} de ${maskName(readBy, owner.id, owner.fullName)} por ${formatDollars(order.amount)}${describeStatus(order.status)}`;
  return [toCandidate({ userId: null, orderId: order.id }, label, reasons, owner.id)];
}

/** Orders that a credit names, reserved ones of its amount, and investors whose reference or name its text has. */
export async function listPayerCandidates(
  reader: EntityManager,
  readBy: Reader,
  line: BankStatementLine,
): Promise<BankLineCandidate[]> {
  const words = new Set(toWords(`${line.description ?? ''} ${line.reference ?? ''} ${line.payerName ?? ''}`));
  const records = await findReferencedRecords(reader, [line]);
  const named = listNamed(line, records);
  const reserved = await reader.find(Order, { where: { status: 'reserved' }, take: maxCompared });
  const orders = new Map([...reserved, ...named.orders].map((order) => [order.id, order]));
  const owners = await reader.findBy(User, { id: In([...orders.values()].map(({ userId }) => userId)) });
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  const found = { readBy, line, records, words, people: named.userIds.size };
  const forOrders = [...orders.values()].flatMap((order) => {
    const owner = byId.get(order.userId);
    return owner ? toOrderCandidate(order, owner, found) : [];
  });
  const savers = new Set(listReferences(line).flatMap((reference) => findReferencedUserId(reference) ?? []));
  if (words.size === 0 && savers.size === 0) return forOrders;
  const people = await reader.find(User, { order: { id: 'ASC' } });
  const forBalances = people.flatMap((user) => {
    const reasons: Reason[] = [
      ...(savers.has(user.id) ? [['El texto trae la referencia de su saldo', points.balance] satisfies Reason] : []),
      ...(savers.has(user.id) && line.suspenseReason
        ? [[suspenseReasonLabel[line.suspenseReason], 0] satisfies Reason]
        : []),
      ...(isNamed(user, words) ? [['El texto nombra al inversionista', points.name] satisfies Reason] : []),
    ];
    const target = { userId: user.id, orderId: null };
    return reasons.length === 0
      ? []
      : [toCandidate(target, `Saldo de ${maskName(readBy, user.id, user.fullName)}`, reasons, user.id)];
  });
  return [...forOrders, ...forBalances];
}
