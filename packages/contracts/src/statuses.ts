/** Every status and enumerated value of the product: its stored form, its labels, and what depends on it. */

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
  /** Words before the date on a marketplace card; the date itself is `dateField`. */
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

/** Order of the public tabs: the first is the one that opens. */
export const publicTabOrder: readonly ProjectStatus[] = ['funded', 'available', 'exited'];

export const propertyTypes = ['residencial', 'comercial'] as const;
export type PropertyType = (typeof propertyTypes)[number];
export const propertyTypeLabel: Record<PropertyType, string> = { residencial: 'Residencial', comercial: 'Comercial' };

export const paymentStatuses = ['paid', 'pending', 'missed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
/** What the payments of a monthly run can begin as. */
export const runPaymentStatuses = ['pending', 'paid'] as const satisfies readonly PaymentStatus[];
export type RunPaymentStatus = (typeof runPaymentStatuses)[number];
/** Labels of the back office. */
export const paymentStatusLabel: Record<PaymentStatus, string> = {
  paid: 'Pagado',
  pending: 'Pendiente',
  missed: 'Perdido',
};
/** What the investor reads: paid shows Pagado and anything else Pendiente (specification §4). */
export const investorPaymentLabel = (status: PaymentStatus): string => (status === 'paid' ? 'Pagado' : 'Pendiente');

export const paymentRunStatuses = ['posted', 'undone'] as const;
export type PaymentRunStatus = (typeof paymentRunStatuses)[number];
export const paymentRunStatusLabel: Record<PaymentRunStatus, string> = { posted: 'Publicado', undone: 'Deshecho' };

/** A commitment to invest; the movement of its money is outside the product. */
export const orderStatuses = ['committed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatusLabel: Record<OrderStatus, string> = { committed: 'Comprometida' };

/** The kinds of records whose changes leave a trail, and what is done to them. */
export const auditedEntities = [
  'investment',
  'invitation',
  'payment',
  'paymentRun',
  'post',
  'project',
  'setting',
  'user',
  'waitlistRequest',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];
export const auditedEntityLabel: Record<AuditedEntity, string> = {
  investment: 'Inversión',
  invitation: 'Código de invitación',
  payment: 'Pago',
  paymentRun: 'Pago mensual',
  post: 'Post',
  project: 'Proyecto',
  setting: 'Configuración',
  user: 'Usuario',
  waitlistRequest: 'Solicitud de la lista de espera',
};
export const auditActions = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof auditActions)[number];
export const auditActionLabel: Record<AuditAction, string> = {
  create: 'Creado',
  update: 'Actualizado',
  delete: 'Eliminado',
};

/** What becomes of an invitation code; only an open one is accepted. */
export const invitationStatuses = ['open', 'used', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];
export const invitationStatusLabel: Record<InvitationStatus, string> = {
  open: 'Vigente',
  used: 'Agotado',
  expired: 'Vencido',
  revoked: 'Revocado',
};

/** What becomes of a request on the waitlist. */
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
