import {
  bankLineStatusLabel,
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  linePurposeLabel,
} from '@cimiento/contracts';
import type { LineMatch } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { RecordNames } from '../../investing/investments/record-names';
import { Order } from '../../investing/orders/order.entity';
import { BankStatementLine } from './bank-statement-line.entity';

/** What an approved assignment executes. */
export type ApprovedMatch = { id: number; target: LineMatch };

/** What an approved undoing executes: the project whose rent loses the line. */
export type ApprovedUndo = Pick<BankStatementLine, 'id' | 'projectId'>;

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
    { label: 'Estado', value: bankLineStatusLabel[line.status] },
  ];
}

export async function describeMatch(reader: EntityManager, { id, target }: ApprovedMatch): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader);
  const order = target.orderId ? await reader.findOneBy(Order, { id: target.orderId }) : null;
  const { userId, orderId, withdrawalId, batchId, projectId, purpose, lineId, bankAccountId, except = [] } = target;
  return [
    ...(await describeLine(reader, id)),
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
    ...(lineId ? [{ label: 'Revierte el movimiento', value: `#${lineId}` }] : []),
    ...(bankAccountId ? [{ label: 'Otra cuenta', value: `#${bankAccountId}` }] : []),
  ];
}

export async function describeUndo(reader: EntityManager, { id, projectId }: ApprovedUndo): Promise<ApprovalDetail[]> {
  const project = projectId === null ? '—' : await new RecordNames(reader).project(projectId);
  return [...(await describeLine(reader, id)), { label: 'Se quita a la renta de', value: project }];
}
