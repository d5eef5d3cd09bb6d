import {
  billedFeeLabel,
  centsToText,
  expenseCategoryLabel,
  formatExactDollars,
  formatMonth,
  linePurposeLabel,
  messages,
  parseSignedCents,
  type LinePurpose,
  type OrderUse,
} from '@cimiento/contracts';
import type { Order } from '../../investing/records';
import type { Context } from '../context';
import { describeBatch } from '../withdrawals/describe-batch';
import type { House } from './line-targets';

type Target = {
  userId: number | null;
  orderId: number | null;
  orderUse: OrderUse | null;
  /** Cents, or decimal text. */
  amount: number | string;
  withdrawalId: number | null;
  batchId?: number | null;
  projectId?: number | null;
  purpose?: LinePurpose | null;
  reversedLineId?: number | null;
  otherAccountId?: number | null;
} & Partial<House>;

/** 'Renta de Casa Borrero, noviembre de 2026', 'Gasto de Torre Uno: Mantenimiento, techo'. */
function describeProjectMoney(
  { period, category, memo, feeKind }: Partial<House>,
  purpose: LinePurpose,
  project: string,
): string {
  const about = [category && expenseCategoryLabel[category], feeKind && billedFeeLabel[feeKind], memo].filter(Boolean);
  const title = `${linePurposeLabel[purpose]} de ${project}${period ? `, ${formatMonth(period)}` : ''}`;
  return about.length === 0 ? title : `${title}: ${about.join(', ')}`;
}

/** The payment and the credit of a transfer: 'Orden CIM-7K3M9-QXR4T de Ana Ruiz, y $1.00 a su saldo'. */
function describeOrderUse(
  order: Pick<Order, 'number' | 'amount'>,
  name: string,
  { orderUse, cents }: { orderUse: OrderUse | null; cents: number },
): string {
  const rest = cents - order.amount * 100;
  if (orderUse === 'partial') return `Saldo de ${name}, a cuenta de la orden ${order.number}`;
  if (orderUse === 'completed') return `Saldo de ${name}, con el que se pagó la orden ${order.number}`;
  if (orderUse === 'barred') return `Saldo de ${name}: la orden ${order.number} espera a que se apruebe su identidad`;
  if (orderUse === 'ended') return `Saldo de ${name}, por la orden ${order.number}, que ya no recibe dinero`;
  return `Orden ${order.number} de ${name}${rest > 0 ? `, y ${formatExactDollars(centsToText(rest))} a su saldo` : ''}`;
}

/** The target of a matched line, in Spanish: 'Orden CIM-7K3M9-QXR4T de Ana Ruiz'. Null when nothing. */
export async function describeTarget(
  line: Target,
  loaders: Pick<
    Context['loaders'],
    'collectingAccount' | 'order' | 'project' | 'user' | 'withdrawal' | 'withdrawalBatch'
  >,
): Promise<string | null> {
  const { userId, orderId, orderUse, amount, withdrawalId, batchId = null, projectId = null, purpose = null } = line;
  if (purpose === 'own_transfer') {
    const other = line.otherAccountId ? await loaders.collectingAccount.load(line.otherAccountId) : null;
    return `${linePurposeLabel[purpose]}: ${other ? `${other.bank} ${other.accountNumber}` : '—'}`;
  }
  if (purpose === 'reversal') {
    const owner = userId === null ? null : await loaders.user.load(userId);
    return `${linePurposeLabel[purpose]} (movimiento ${line.reversedLineId})${owner ? ` de ${owner.fullName}` : ''}`;
  }
  if (projectId === null && purpose !== null) return linePurposeLabel[purpose];
  if (projectId !== null && purpose !== null)
    return describeProjectMoney(
      line,
      purpose,
      (await loaders.project.load(projectId))?.name ?? messages.missingProject,
    );
  const batch = batchId === null ? null : await loaders.withdrawalBatch.load(batchId);
  if (batch) return describeBatch(batch.id, batch.withdrawals, batch.total);
  const order = orderId === null ? null : await loaders.order.load(orderId);
  const withdrawal = withdrawalId === null ? null : await loaders.withdrawal.load(withdrawalId);
  const ownerId = order?.userId ?? withdrawal?.userId ?? userId;
  const owner = ownerId === null ? null : await loaders.user.load(ownerId);
  if (!owner) return null;
  if (order)
    return describeOrderUse(order, owner.fullName, {
      orderUse,
      cents: typeof amount === 'string' ? parseSignedCents(amount) : amount,
    });
  return withdrawal ? `Retiro ${withdrawal.reference} de ${owner.fullName}` : `Saldo de ${owner.fullName}`;
}
