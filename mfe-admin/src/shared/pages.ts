import { paths } from '@cimiento/contracts';
import type { OperationName } from '@cimiento/contracts/permissions';

/** The reads that a page needs: an operation, or several that it needs together. */
type Part = OperationName | readonly OperationName[];

/** A page of the back office. */
export type AdminPage = {
  /** The page shows it, and the server before its scripts arrive; a page about one record has none. */
  title?: string;
  /** Its entry in the menu, and the domain below which it is listed; a page that is opened every day has no domain. */
  menu?: { label: string; domain?: string };
  /** Who may read one of these parts may open the page, and sees its entry in the menu. */
  reads: readonly Part[];
};

/** The pages of the back office, in the order of the menu; `remote.ts` loads them. The domains are those of the gateway. */
export const pages = {
  [paths.admin]: { title: 'Dashboard', menu: { label: 'Dashboard' }, reads: ['adminOverview'] },
  [paths.adminQueues]: { reads: ['queueItems'] },
  [paths.adminProjects]: {
    title: 'Administración de Proyectos',
    menu: { label: 'Proyectos' },
    reads: ['adminProjects'],
  },
  [paths.adminProjectContent]: { reads: ['adminProject'] },
  [paths.adminExit]: { reads: [['adminProject', 'exitState']] },
  [paths.adminUsers]: { title: 'Administración de Usuarios', menu: { label: 'Usuarios' }, reads: ['adminUsers'] },
  [paths.adminUser]: { reads: ['userOverview'] },
  [paths.adminInvestments]: {
    title: 'Gestión de Inversiones',
    menu: { label: 'Inversiones' },
    reads: ['adminInvestments'],
  },
  [paths.adminPayments]: { title: 'Gestión de Pagos', menu: { label: 'Pagos' }, reads: ['adminPayments'] },
  [paths.adminPaymentMonth]: { reads: ['paymentMonth'] },
  [paths.adminRents]: { title: 'Meses sin pago', reads: ['unpaidRentMonths'] },
  [paths.adminBlog]: { title: 'Administración del Blog', menu: { label: 'Blog' }, reads: ['adminPosts'] },
  [paths.adminSettings]: {
    title: 'Configuración',
    menu: { label: 'Configuración' },
    reads: ['adminInvitations', 'adminWaitlist', 'auditEntries', 'securityEvents', 'adminEmails', 'remotes'],
  },
  [paths.adminOrders]: { title: 'Órdenes', menu: { label: 'Órdenes', domain: 'Inversión' }, reads: ['adminOrders'] },
  [paths.adminReconciliation]: {
    title: 'Conciliación',
    menu: { label: 'Conciliación', domain: 'Banco' },
    reads: ['adminBankLines'],
  },
  [paths.adminWithdrawals]: {
    title: 'Retiros',
    menu: { label: 'Retiros', domain: 'Banco' },
    reads: ['adminWithdrawals'],
  },
  [paths.adminLedger]: {
    title: 'Libro',
    menu: { label: 'Libro', domain: 'Contabilidad' },
    reads: ['ledgerKindTotals'],
  },
  [paths.adminIdentity]: {
    title: 'Identidad',
    menu: { label: 'Identidad', domain: 'Identidad' },
    reads: ['identityCases'],
  },
  [paths.adminAlerts]: {
    title: 'Alertas',
    menu: { label: 'Alertas', domain: 'Identidad' },
    reads: ['identityAlerts'],
  },
  [paths.adminThresholds]: {
    title: 'Umbrales',
    menu: { label: 'Umbrales', domain: 'Identidad' },
    reads: ['identityThresholds'],
  },
  [paths.adminCompliance]: {
    title: 'Cumplimiento',
    menu: { label: 'Cumplimiento', domain: 'Identidad' },
    reads: ['complianceRules'],
  },
  // After the pages whose addresses it matches too.
  [paths.adminIdentityCase]: { reads: ['identityCase'] },
  [paths.adminStatements]: {
    title: 'Estados de cuenta',
    menu: { label: 'Estados de cuenta', domain: 'Informes' },
    reads: ['statementBatches'],
  },
  [paths.adminPrivacy]: {
    title: 'Datos personales',
    menu: { label: 'Datos personales', domain: 'Informes' },
    reads: ['adminDataSubjectRequests'],
  },
  [paths.adminApprovals]: {
    title: 'Aprobaciones',
    menu: { label: 'Aprobaciones', domain: 'Acceso' },
    reads: ['adminApprovals'],
  },
  [paths.adminIntegrations]: {
    title: 'Integraciones',
    menu: { label: 'Integraciones', domain: 'Acceso' },
    reads: ['apiKeys', 'webhookEndpoints', 'sandbox'],
  },
  [paths.adminAccount]: { title: 'Seguridad de tu cuenta', reads: [] },
} as const satisfies Readonly<Record<string, AdminPage>>;

/** Address of a page of the back office. */
export type AdminPath = keyof typeof pages;

/** The pages as a list, each with its address. */
export const pageList: readonly (AdminPage & { path: string })[] = Object.entries<AdminPage>(pages).map(
  ([path, page]) => ({ path, ...page }),
);

const patterns = pageList.map(({ path, reads }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  reads,
}));

/** The reads of the page at an address; empty for a page that every administrator may open. */
export function getPageParts(address: string): readonly Part[] {
  const path = address.split('?')[0] ?? '';
  return patterns.find(({ pattern }) => pattern.test(path))?.reads ?? [];
}

/** Whether an administrator may read one part of a page, or it has none that must be allowed. */
export const mayReadOne = (parts: readonly Part[], may: (operation: OperationName) => boolean): boolean =>
  parts.length === 0 || parts.some((part) => (typeof part === 'string' ? may(part) : part.every(may)));
