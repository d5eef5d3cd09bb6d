import {
  bankLineStatus,
  billedFeeLabel,
  centsToText,
  expenseCategoryLabel,
  expenseSourceLabel,
  formatExactDollars,
  formatMonth,
  formatPaymentDate,
  linePurposeLabel,
} from '@cimiento/contracts';
import { lineMatchFields, type LineMatch } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { Order, RecordNames } from '../../investing/records';
import { BankStatementLine } from '../statements/bank-statement-line.entity';
import { readRentBeyond } from './count-lines';
import { houseColumns, toHouse, type House } from './line-targets';
import { everything } from '../../platform/request';

/** The payload of an approved assignment; `ruleBy` saved the rule that asks for it. */
export type ApprovedMatch = { id: number; target: LineMatch; ruleBy?: number };

const undone = [
  ...(['id', 'userId', 'orderId', 'withdrawalId', 'batchId', 'projectId', 'purpose', 'reversedLineId'] as const),
  ...houseColumns,
];

/** The payload of an approved undo: the line, as it is assigned. */
export type ApprovedUndo = Pick<BankStatementLine, (typeof undone)[number]>;

export const toApprovedUndo = (line: BankStatementLine): ApprovedUndo =>
  Object.fromEntries(undone.map((name) => [name, line[name]])) as ApprovedUndo;

/** A stored line as people read it before they approve what becomes of it. */
export async function describeLine(reader: EntityManager, id: number): Promise<ApprovalDetail[]> {
  const line = await reader.findOneBy(BankStatementLine, { id });
  if (!line) return [{ label: 'Movimiento', value: `#${id}, no encontrado` }];
  return [
    { label: 'Movimiento', value: `#${id}` },
    { label: 'Día', value: formatPaymentDate(line.bookedOn) },
    { label: 'Monto', value: formatExactDollars(centsToText(line.amount)) },
    { label: 'Descripción', value: line.description ?? '—' },
    { label: 'Referencia del banco', value: line.reference ?? '—' },
    { label: 'Estado', value: bankLineStatus[line.status].label },
  ];
}

/** The facts of a line about the money of a house, by the labels of its fields. */
function describeHouse({ period, category, memo, documentId, feeKind, paidFrom }: Partial<House>): ApprovalDetail[] {
  const details = [
    [lineMatchFields.period.label, period && formatMonth(period)],
    [lineMatchFields.category.label, category && expenseCategoryLabel[category]],
    [lineMatchFields.feeKind.label, feeKind && billedFeeLabel[feeKind]],
    [lineMatchFields.from.label, paidFrom && expenseSourceLabel[paidFrom]],
    [lineMatchFields.memo.label, memo],
    [lineMatchFields.documentId.label, documentId && `#${documentId}`],
  ] as const;
  return details.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The amount by which a match exceeds the projected rent of a project's month. */
async function describeBeyond(
  reader: EntityManager,
  id: number,
  { projectId, purpose, period = null }: LineMatch,
): Promise<ApprovalDetail[]> {
  const line = await reader.findOneBy(BankStatementLine, { id });
  if (!line || !projectId || purpose !== 'rent' || line.amount < 0) return [];
  const beyond = centsToText(await readRentBeyond(reader, { ...line, period }, projectId));
  return [{ label: 'Más que la renta proyectada del mes', value: formatExactDollars(beyond) }];
}

export async function describeMatch(
  reader: EntityManager,
  { id, target, ruleBy }: ApprovedMatch,
): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const order = target.orderId ? await reader.findOneBy(Order, { id: target.orderId }) : null;
  const { userId, orderId, withdrawalId, batchId, projectId, purpose, lineId, bankAccountId, except = [] } = target;
  return [
    ...(await describeLine(reader, id)),
    ...(ruleBy ? [{ label: 'Por la regla de', value: await names.user(ruleBy) }] : []),
    ...(userId ? [{ label: 'Se acredita a', value: await names.user(userId) }] : []),
    ...(orderId
      ? [
          {
            label: 'Paga la orden',
            value: `${order?.number ?? '—'} (#${orderId}), de ${await names.user(order?.userId ?? 0)}`,
          },
        ]
      : []),
    ...(withdrawalId ? [{ label: 'Retiro', value: `#${withdrawalId}` }] : []),
    ...(batchId ? [{ label: 'Lote de retiros', value: `#${batchId}` }] : []),
    ...(except.length > 0 ? [{ label: 'Sin los retiros', value: except.map((one) => `#${one}`).join(', ') }] : []),
    ...(projectId ? [{ label: 'Proyecto', value: await names.project(projectId) }] : []),
    ...(purpose ? [{ label: 'Es', value: linePurposeLabel[purpose] }] : []),
    ...describeHouse(toHouse(target)),
    ...(await describeBeyond(reader, id, target)),
    ...(lineId ? [{ label: 'Revierte el movimiento', value: `#${lineId}` }] : []),
    ...(bankAccountId ? [{ label: 'Otra cuenta', value: `#${bankAccountId}` }] : []),
  ];
}

/** The users to whom undoing an assignment gives money back, or from whom it takes it. */
export async function describeUndo(reader: EntityManager, payload: ApprovedUndo): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const { id, userId, orderId, withdrawalId, batchId, projectId, purpose, reversedLineId } = payload;
  const line = await reader.findOneBy(BankStatementLine, { id });
  const isGiven = (line?.amount ?? 0) < 0;
  const amount = formatExactDollars(centsToText(Math.abs(line?.amount ?? 0)));
  const verb = isGiven ? 'Se devuelve a' : 'Se quita a';
  return [
    ...(await describeLine(reader, id)),
    ...(userId ? [{ label: verb, value: `${await names.user(userId)}: ${amount}` }] : []),
    ...(projectId ? [{ label: `${verb} las cuentas de`, value: `${await names.project(projectId)}: ${amount}` }] : []),
    ...(purpose ? [{ label: 'Era', value: linePurposeLabel[purpose] }] : []),
    ...describeHouse(payload),
    ...(orderId ? [{ label: 'Orden', value: `#${orderId}` }] : []),
    ...(withdrawalId ? [{ label: 'Retiro', value: `#${withdrawalId}` }] : []),
    ...(batchId ? [{ label: 'Lote de retiros', value: `#${batchId}` }] : []),
    ...(reversedLineId ? [{ label: 'Revertía el movimiento', value: `#${reversedLineId}` }] : []),
  ];
}
