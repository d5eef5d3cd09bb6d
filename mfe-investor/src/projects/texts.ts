import { messages, type ProjectStatus } from '@cimiento/contracts';

export const texts = {
  loading: 'Cargando proyecto...',
  failed: 'No pudimos cargar el proyecto. Tus inversiones están a salvo: revisa tu conexión e intenta de nuevo.',
  notFound: messages.missingProject,
  notFoundHint: 'El proyecto que buscas no existe o ya no se ofrece.',
  back: 'Volver al marketplace',
  retired: messages.retiredProject,
  retiredLead: 'Este proyecto ya no se ofrece. Tu inversión y tus pagos siguen registrados.',
  backToDashboard: 'Volver al dashboard',
  full: 'No quedan fracciones libres en este proyecto.',
  reserved: 'Las fracciones que faltan están reservadas. Vuelve en unos días: si una reserva vence, podrás invertir.',
  notOffered: 'Este proyecto ya no se ofrece.',
  closed: {
    available: null,
    funded: 'Este proyecto alcanzó su meta y ya no recibe inversiones.',
    exited: 'Este proyecto se vendió y ya no recibe inversiones.',
  } satisfies Record<ProjectStatus, string | null>,
  holdings: 'Tu inversión en este proyecto',
  payments: 'Pagos de este proyecto',
  noPayments: 'Sin pagos recibidos aún',
  noPaymentsHint: 'Aquí verás cada pago de este proyecto, con su mes y su estado.',
  receipt: 'Ver comprobante',
  noUpdates: 'Sin novedades aún',
  noUpdatesHint: 'Aquí verás los avances de obra, las rentas, los retrasos y las valoraciones de este proyecto.',
  noDocuments: 'Sin documentos aún',
  noDocumentsHint: 'Aquí verás la escritura, el avalúo y los informes de este proyecto.',
} as const;
