import { centsToText, type WebhookData } from '@cimiento/contracts';
import type { Order } from '../orders/order.entity';
import type { PaymentRun } from '../payment-runs/payment-run.entity';
import type { Payment } from '../payments/payment.entity';
import type { Project } from '../projects/project.entity';
import type { BankStatementLine } from '../reconciliation/bank-statement-line.entity';
import type { User } from '../users/user.entity';
import type { Withdrawal } from '../withdrawals/withdrawal.entity';

// What each event says of its record. No names, e-mails or account numbers: who may read those asks for them by id.

const dollarsToText = (dollars: number): string => centsToText(dollars * 100);

export const toOrderData = (order: Order): WebhookData<'order.paid'> => ({
  orderId: order.id,
  number: order.number,
  projectId: order.projectId,
  userId: order.userId,
  investmentId: order.investmentId,
  amount: dollarsToText(order.amount),
  fundedFrom: order.fundedFrom,
  status: order.status,
});

export const toDepositData = (
  line: Pick<BankStatementLine, 'id' | 'orderId' | 'amount' | 'bookedOn'>,
  userId: number,
): WebhookData<'deposit.credited'> => ({
  bankLineId: line.id,
  userId,
  orderId: line.orderId,
  amount: centsToText(line.amount),
  bookedOn: line.bookedOn,
});

export const toPaymentData = (payment: Payment): WebhookData<'payment.paid'> => ({
  paymentId: payment.id,
  investmentId: payment.investmentId,
  userId: payment.userId,
  projectId: payment.projectId,
  runId: payment.runId ?? null,
  amount: payment.amount,
  period: payment.period,
  paymentDate: payment.paymentDate,
});

export const toPaymentRunData = (run: PaymentRun): WebhookData<'payment_run.posted'> => ({
  paymentRunId: run.id,
  projectId: run.projectId,
  period: run.period,
  amount: run.amount,
  payments: run.payments,
});

export const toWithdrawalData = (withdrawal: Withdrawal): WebhookData<'withdrawal.paid'> => ({
  withdrawalId: withdrawal.id,
  userId: withdrawal.userId,
  amount: withdrawal.amount,
  status: withdrawal.status,
  reference: withdrawal.reference,
  paidOn: withdrawal.paidOn,
});

export const toProjectData = (project: Project): WebhookData<'project.updated'> => ({
  projectId: project.id,
  status: project.status,
  target: dollarsToText(project.target),
  funded: dollarsToText(project.funded),
  annualReturn: project.annualReturn,
});

export const toUserData = (user: User): WebhookData<'user.registered'> => ({
  userId: user.id,
  role: user.role,
  createdAt: user.createdAt.toISOString(),
});
