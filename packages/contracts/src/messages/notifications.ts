import type { BankAccountType } from '../banking/bank-accounts';
import type { SaleFigures } from '../investing/sales';
import type { OrderCancellation, OrderFunding, OrderStatus } from '../investing/orders';
import type { DataRequestKind } from '../reports/privacy';

/** Groups of notifications, which a user switches on and off as one; the values are stored. */
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

/** Channels of a notification. */
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

/** Money stays on in the app. Security stays on everywhere: an attacker who takes over an account must not be able to hide it. */
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

/** Characters of the longest body that is stored. */
export const maxBody = 1000;

type OrderFacts = { orderId: number; projectName: string; /** Whole dollars. */ amount: number };
/** An account of the company, to which investors transfer. */
type TransferAccount = {
  bank: string;
  accountType: BankAccountType;
  accountNumber: string;
  holderName: string;
  holderIdNumber: string;
};
type ReservationFacts = OrderFacts & { reference: string; expiresAt: Date; accounts: readonly TransferAccount[] };
type NumberedOrder = OrderFacts & { number: string };
/** Decimal text: '125.50'. */
type AmountFacts = { amount: string };

type PaymentFacts = AmountFacts & {
  projectName: string;
  /** 'YYYY-MM'. */
  period: string;
  /** 'YYYY-MM-DD', the day on which it is credited. */
  paymentDate: string;
  /** Reason for the earlier day. */
  dateReason?: string | null;
};
/** Reason for correcting a paid payment, as its author wrote it. */
type Explained = { explanation?: string | null };
/** Reason why a paid payment left the balance of its holder. */
export type PaymentWithdrawal = 'deleted' | 'unpaid' | 'moved';

type HoldingFacts = {
  projectName: string;
  /** Whole dollars. */
  amount: number;
  /** Percent a year. */
  annualReturn: number;
};

/** The account that a withdrawal goes to. */
type WithdrawalFacts = AmountFacts & { bank: string; accountNumber: string };
type DataRequestFacts = { request: DataRequestKind };

/** The facts of each kind of notification, from which its text is made. */
export type NotificationFacts = {
  deposit_credited: AmountFacts & {
    /** A reserved order for which the balance suffices now. */
    order?: NumberedOrder;
    /** Whether the order waits for the identity of its investor, whatever the balance is. */
    isBarred?: boolean;
  };
  deposit_reversed: AmountFacts;
  order_reserved: ReservationFacts;
  order_paid: OrderFacts & {
    /** Payment of a reserved order, if not by an exact transfer. */
    payment?: {
      number: string;
      fundedFrom: OrderFunding;
      /** Decimal text: what the transfer brought that paid it or made the balance suffice. */
      received?: string;
    };
    /** Last day of the round that keeps the money, 'YYYY-MM-DD'. */
    roundClosesAt?: string;
  };
  order_underpaid: NumberedOrder & {
    /** Decimal texts: what transfers brought for it in all, and what it still lacks. */
    received: string;
    missing: string;
    /** Decimal text: what the balance lacks to pay it. */
    short: string;
    reference: string;
    expiresAt: Date;
  };
  order_credited: NumberedOrder & { /** Decimal text. */ received: string; status: OrderStatus };
  order_expiring: ReservationFacts;
  order_extended: ReservationFacts;
  order_expired: OrderFacts;
  order_cancelled: OrderFacts & {
    /** Whether the money went back to the balance. */
    isRefunded: boolean;
    cancellation: OrderCancellation;
    /** Decimal text: rents that its investment had received, and that were taken back. */
    rents: string;
  };
  order_reopened: ReservationFacts & {
    /** Decimal texts: what other transfers for it brought to the balance, and what it still lacks. */
    received?: string;
    missing?: string;
    /** Decimal text: rents that its investment had received, and that were taken back. */
    rents: string;
  };
  order_refunded: OrderFacts & {
    /** Reason for a cancelled round; null when it ended by itself. */ reason: string | null;
  };
  round_extended: { projectId: number; projectName: string; /** 'YYYY-MM-DD'. */ closesAt: string };
  round_succeeded: OrderFacts;
  interest_allocated: { projectName: string; fractions: number; given: number; isBarred?: boolean };
  interest_released: { projectName: string; /** Whole dollars. */ amount: number; reason: string | null };
  payment_received: PaymentFacts;
  payment_changed: Explained & { before: PaymentFacts; after: PaymentFacts };
  payment_withdrawn: PaymentFacts & Explained & { reason: PaymentWithdrawal };
  investment_created: HoldingFacts;
  investment_changed: { before: HoldingFacts; after: HoldingFacts };
  investment_deleted: HoldingFacts;
  balance_adjusted: { /** Signed decimal text. */ amount: string; memo: string; isReversal: boolean };
  withdrawal_requested: AmountFacts;
  withdrawal_approved: WithdrawalFacts;
  withdrawal_paid: WithdrawalFacts;
  withdrawal_rejected: AmountFacts & { reason: string };
  withdrawal_returned: AmountFacts;
  withdrawal_unapproved: AmountFacts;
  withdrawal_unpaid: AmountFacts;
  withdrawal_unreturned: AmountFacts;
  project_exited: AmountFacts & { projectName: string; isCorrection?: boolean; sale: SaleFigures };
  project_update: { projectId: number; projectName: string; title: string };
  project_changed: {
    projectId: number;
    projectName: string;
    /** 'Objetivo: $100,000 → $80,000'; empty when it was archived. */ changes: string;
  };
  statement_ready: { year: number; /** 'EC-2025-000042'. */ number: string };
  identity_submitted: object;
  identity_needs_more: object;
  identity_approved: object;
  identity_rejected: object;
  identity_expired: object;
  data_request_received: DataRequestFacts & { /** 'YYYY-MM-DD'. */ dueDate: string };
  data_request_completed: DataRequestFacts & { reason: string };
  data_request_rejected: DataRequestFacts & { reason: string };
  bank_account_changed: { /** Whether there was none before. */ isFirst?: boolean };
  account_locked: object;
  account_disabled: object;
  account_enabled: object;
  new_device: { /** 'Chrome en Windows'. */ device: string };
  password_changed: object;
  email_change_requested: object;
  email_changed: object;
  second_factor_changed: object;
  bank_statement_confirmed: { statementId: number; /** Signed decimal text. */ closingBalance: string };
  bank_statement_rejected: { statementId: number; reason: string };
  webhook_disabled: { /** Host of its address. */ host: string };
  request_by_key: { approvalId: number; summary: string };
};

/** Kinds of notifications; the values are stored. */
export type NotificationKind = keyof NotificationFacts;

/** The text for the user. The title is also the subject of an e-mail, so it never has an amount. */
export type NotificationText = { title: string; body: string; path: string };
/** The text of each kind, from its facts. */
export type NotificationTexts = { [K in NotificationKind]: (facts: NotificationFacts[K]) => NotificationText };

const kindGroup: Record<NotificationKind, NotificationGroup> = {
  deposit_credited: 'deposits',
  deposit_reversed: 'deposits',
  order_reserved: 'orders',
  order_paid: 'orders',
  order_underpaid: 'orders',
  order_credited: 'orders',
  order_expiring: 'orders',
  order_extended: 'orders',
  order_expired: 'orders',
  order_cancelled: 'orders',
  order_reopened: 'orders',
  order_refunded: 'orders',
  round_extended: 'orders',
  round_succeeded: 'orders',
  interest_allocated: 'orders',
  interest_released: 'orders',
  payment_received: 'payments',
  payment_changed: 'payments',
  payment_withdrawn: 'payments',
  investment_created: 'orders',
  investment_changed: 'orders',
  investment_deleted: 'orders',
  balance_adjusted: 'deposits',
  withdrawal_requested: 'withdrawals',
  withdrawal_approved: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_rejected: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  withdrawal_unapproved: 'withdrawals',
  withdrawal_unpaid: 'withdrawals',
  withdrawal_unreturned: 'withdrawals',
  project_exited: 'exits',
  project_update: 'updates',
  project_changed: 'orders',
  statement_ready: 'statements',
  identity_submitted: 'security',
  identity_needs_more: 'security',
  identity_approved: 'security',
  identity_rejected: 'security',
  identity_expired: 'security',
  data_request_received: 'security',
  data_request_completed: 'security',
  data_request_rejected: 'security',
  bank_account_changed: 'security',
  account_locked: 'security',
  account_disabled: 'security',
  account_enabled: 'security',
  new_device: 'security',
  password_changed: 'security',
  email_change_requested: 'security',
  email_changed: 'security',
  second_factor_changed: 'security',
  bank_statement_confirmed: 'security',
  bank_statement_rejected: 'security',
  webhook_disabled: 'security',
  request_by_key: 'security',
};
export const getNotificationGroup = (kind: NotificationKind): NotificationGroup => kindGroup[kind];

const isNotificationKind = (name: string): name is NotificationKind => name in kindGroup;
export const notificationKinds: readonly NotificationKind[] = Object.keys(kindGroup).filter(isNotificationKind);
