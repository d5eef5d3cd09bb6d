/** Every status and enumerated value: its stored form, its labels, and the rules that depend on it. */

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];
export const roleLabel: Record<Role, string> = { user: 'Usuario', admin: 'Administrador' };

export const projectStatuses = ['available', 'funded', 'exited'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

type ProjectStatusFacts = {
  /** Badge in the back office. */
  label: string;
  /** Tab of the public opportunities page. */
  publicTab: string;
  /** Tab of the marketplace, in English as specified. */
  marketplaceTab: string;
  /** Button of a marketplace card. */
  marketplaceAction: string;
  /** Text before the date on a marketplace card; the date itself is in `dateField`. */
  datePhrase: string | null;
  dateField: 'fundedDate' | 'exitDate' | null;
  hasValuation: boolean;
  hasFundedDate: boolean;
  hasExitDate: boolean;
};

export const projectStatus: Record<ProjectStatus, ProjectStatusFacts> = {
  available: {
    label: 'Disponible',
    publicTab: 'Disponibles',
    marketplaceTab: 'Available',
    marketplaceAction: 'Invertir ahora',
    datePhrase: null,
    dateField: null,
    hasValuation: false,
    hasFundedDate: false,
    hasExitDate: false,
  },
  funded: {
    label: 'Financiada',
    publicTab: 'Financiadas',
    marketplaceTab: 'Funded',
    marketplaceAction: 'Ver detalles',
    datePhrase: 'Financiado el',
    dateField: 'fundedDate',
    hasValuation: true,
    hasFundedDate: true,
    hasExitDate: false,
  },
  exited: {
    label: 'Finalizada',
    publicTab: 'Finalizadas',
    marketplaceTab: 'Exited',
    marketplaceAction: 'Ver historial',
    datePhrase: 'Vendido el',
    dateField: 'exitDate',
    hasValuation: true,
    hasFundedDate: true,
    hasExitDate: true,
  },
};

/** Order of the public tabs; the first one is open by default. */
export const publicTabOrder: readonly ProjectStatus[] = ['funded', 'available', 'exited'];

export const propertyTypes = ['residencial', 'comercial'] as const;
export type PropertyType = (typeof propertyTypes)[number];
export const propertyTypeLabel: Record<PropertyType, string> = { residencial: 'Residencial', comercial: 'Comercial' };

export const paymentStatuses = ['paid', 'pending', 'missed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** Statuses that the payments of a monthly run can start with. */
export const runPaymentStatuses = ['pending', 'paid'] as const satisfies readonly PaymentStatus[];
export type RunPaymentStatus = (typeof runPaymentStatuses)[number];

type PaymentStatusFacts = {
  /** What administrators read. */
  label: string;
  /** What investors read: a payment is made, or they are still waiting for it. */
  investorLabel: string;
};

/** One wording per audience: an investor never reads that a payment was missed. */
export const paymentStatus: Record<PaymentStatus, PaymentStatusFacts> = {
  paid: { label: 'Pagado', investorLabel: 'Pagado' },
  pending: { label: 'Pendiente', investorLabel: 'Pendiente' },
  missed: { label: 'Perdido', investorLabel: 'Pendiente' },
};
export const getInvestorPaymentLabel = (status: PaymentStatus): string => paymentStatus[status].investorLabel;

export const paymentRunStatuses = ['posted', 'undone'] as const;
export type PaymentRunStatus = (typeof paymentRunStatuses)[number];
export const paymentRunStatusLabel: Record<PaymentRunStatus, string> = { posted: 'Publicado', undone: 'Deshecho' };

/** Which investments a monthly payment goes to. */
export const paymentRunParticipants = ['entitled', 'all'] as const;
export type PaymentRunParticipants = (typeof paymentRunParticipants)[number];
export const paymentRunParticipantsLabel: Record<PaymentRunParticipants, string> = {
  entitled: 'Solo con derecho a ese mes',
  all: 'Todas las inversiones',
};

/** What the shares of a monthly payment are parts of; the values are stored. */
export const paymentRunBases = ['registered', 'funded'] as const;
export type PaymentRunBasis = (typeof paymentRunBases)[number];
export const paymentRunBasisLabel: Record<PaymentRunBasis, string> = {
  registered: 'Lo registrado',
  funded: 'Lo financiado',
};

/** Status of an order; the values are stored. */
export const orderStatuses = ['committed', 'reserved', 'paid', 'expired', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusLabel: Record<OrderStatus, string> = {
  committed: 'Comprometida',
  reserved: 'Reservada',
  paid: 'Pagada',
  expired: 'Vencida',
  cancelled: 'Cancelada',
};
/** Orders whose amount counts in what a project has raised; a reservation only holds its fractions. */
export const raisedOrderStatuses: readonly OrderStatus[] = ['committed', 'paid'];

/** Status of a withdrawal; the values are stored. */
export const withdrawalStatuses = ['requested', 'approved', 'paid', 'rejected', 'cancelled', 'returned'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export const withdrawalStatusLabel: Record<WithdrawalStatus, string> = {
  requested: 'Solicitado',
  approved: 'Aprobado',
  paid: 'Pagado',
  rejected: 'Rechazado',
  cancelled: 'Cancelado',
  returned: 'Devuelto por el banco',
};
/** Withdrawals whose amount is held. */
export const openWithdrawalStatuses: readonly WithdrawalStatus[] = ['requested', 'approved'];

/** Status of an outbox message; the values are stored. A held message is not delivered until someone replays it. */
export const outboxStatuses = ['pending', 'sending', 'done', 'held', 'dead'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];
export const outboxStatusLabel: Record<OutboxStatus, string> = {
  pending: 'Por enviar',
  sending: 'Enviando',
  done: 'Enviado',
  held: 'Sin enviar',
  dead: 'Falló',
};

/** Kinds of records whose changes are audited; the values are stored. */
export const auditedEntities = [
  'apiKey',
  'approval',
  'bankLine',
  'bankStatement',
  'email',
  'breach',
  'collectingAccount',
  'dataRequest',
  'exit',
  'investment',
  'invitation',
  'ledgerEntry',
  'payment',
  'paymentRun',
  'post',
  'project',
  'projectDocument',
  'projectUpdate',
  'setting',
  'statementBatch',
  'user',
  'waitlistRequest',
  'webhookEndpoint',
  'withdrawal',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];
export const auditedEntityLabel: Record<AuditedEntity, string> = {
  apiKey: 'Clave de API',
  approval: 'Aprobación',
  bankLine: 'Movimiento del banco',
  bankStatement: 'Extracto del banco',
  ledgerEntry: 'Asiento',
  collectingAccount: 'Cuenta recaudadora',
  email: 'Correo',
  breach: 'Incidente de datos',
  dataRequest: 'Solicitud de datos',
  exit: 'Salida de un proyecto',
  investment: 'Inversión',
  invitation: 'Código de invitación',
  payment: 'Pago',
  paymentRun: 'Pago mensual',
  post: 'Post',
  project: 'Proyecto',
  projectDocument: 'Documento de un proyecto',
  projectUpdate: 'Novedad de un proyecto',
  setting: 'Configuración',
  statementBatch: 'Emisión de estados de cuenta',
  user: 'Usuario',
  waitlistRequest: 'Solicitud de la lista de espera',
  webhookEndpoint: 'Webhook',
  withdrawal: 'Retiro',
};
export const auditActions = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditActionLabel: Record<AuditAction, string> = {
  create: 'Creado',
  update: 'Actualizado',
  delete: 'Eliminado',
};

/** Status of an invitation code; only an open code is accepted. */
export const invitationStatuses = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
export const invitationStatusLabel: Record<InvitationStatus, string> = {
  open: 'Vigente',
  used: 'Agotado',
  expired: 'Vencido',
  revoked: 'Revocado',
};

/** Status of a waitlist request. */
export const waitlistStatuses = ['pending', 'invited', 'declined'] as const;
export type WaitlistStatus = (typeof waitlistStatuses)[number];
export const waitlistStatusLabel: Record<WaitlistStatus, string> = {
  pending: 'Pendiente',
  invited: 'Invitada',
  declined: 'Rechazada',
};

export const investmentRanges = ['less5k', '5k10k', '10k25k', 'more25k', 'exploring'] as const;
export type InvestmentRange = (typeof investmentRanges)[number];
export const investmentRangeLabel: Record<InvestmentRange, string> = {
  less5k: 'Menos de $5,000',
  '5k10k': '$5,000 - $10,000',
  '10k25k': '$10,000 - $25,000',
  more25k: 'Más de $25,000',
  exploring: 'Solo estoy explorando',
};

export const referralSources = ['twitter', 'linkedin', 'referral', 'conversation', 'other'] as const;
export type ReferralSource = (typeof referralSources)[number];
export const referralSourceLabel: Record<ReferralSource, string> = {
  twitter: 'Twitter / X',
  linkedin: 'LinkedIn',
  referral: 'Recomendación',
  conversation: 'Una conversación',
  other: 'Otro',
};
