import { paths } from '@cimiento/contracts';

/** Address → title of a page that is not about one record. The page shows it, and the server before its scripts arrive. */
export const titles = {
  [paths.dashboard]: 'Dashboard',
  [paths.payments]: 'Tus pagos',
  [paths.balance]: 'Saldo',
  [paths.calendar]: 'Calendario de rentas',
  [paths.documents]: 'Estados de cuenta',
  [paths.marketplace]: 'Marketplace',
  [paths.orders]: 'Mis órdenes',
  [paths.notifications]: 'Notificaciones',
  [paths.identity]: 'Verifica tu identidad',
  [paths.identityPhone]: 'Documentos desde el teléfono',
  [paths.privacy]: 'Mis datos',
  [paths.settings]: 'Configuración',
} as const;
