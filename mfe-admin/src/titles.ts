import { paths } from '@cimiento/contracts';

/** Address → title of a page that is not about one record. The page shows it, and the server before its scripts arrive. */
export const titles = {
  [paths.admin]: 'Dashboard',
  [paths.adminProjects]: 'Administración de Proyectos',
  [paths.adminUsers]: 'Administración de Usuarios',
  [paths.adminInvestments]: 'Gestión de Inversiones',
  [paths.adminPayments]: 'Gestión de Pagos',
  [paths.adminOrders]: 'Órdenes',
  [paths.adminWithdrawals]: 'Retiros',
  [paths.adminReconciliation]: 'Conciliación',
  [paths.adminRents]: 'Meses sin pago',
  [paths.adminStatements]: 'Estados de cuenta',
  [paths.adminLedger]: 'Libro',
  [paths.adminApprovals]: 'Aprobaciones',
  [paths.adminPrivacy]: 'Datos personales',
  [paths.adminBlog]: 'Administración del Blog',
  [paths.adminIntegrations]: 'Integraciones',
  [paths.adminSettings]: 'Configuración',
  [paths.adminAccount]: 'Seguridad de tu cuenta',
} as const;
