import type { ProjectStatus } from '@cimiento/contracts';
import { claims } from '../shared/claims';

export const texts = {
  tabs: 'Proyectos por estado',
  loading: 'Cargando proyectos...',
  failed: 'No pudimos cargar los proyectos. Revisa tu conexión e intenta de nuevo.',
  details: 'Ver detalles',
  empty: {
    funded: 'No hay propiedades financiadas aún',
    available: 'No hay propiedades disponibles aún',
    exited: 'No hay propiedades finalizadas aún',
  } satisfies Record<ProjectStatus, string>,
  emptyHint: {
    funded: 'Aquí verás cada proyecto que alcance su meta, con su precio final y su fecha.',
    available: 'Aquí verás los proyectos abiertos a inversión. Únete a la lista de espera y te avisamos.',
    exited: 'Aquí verás los proyectos vendidos, con la fecha de salida.',
  } satisfies Record<ProjectStatus, string>,
  opportunity: {
    loading: 'Cargando proyecto...',
    failed: 'No pudimos cargar el proyecto. Revisa tu conexión e intenta de nuevo.',
    back: 'Volver a oportunidades',
    notFound: 'No encontramos este proyecto',
    notFoundHint: 'Puede que ya no se ofrezca.',
    noUpdates: 'Sin novedades públicas aún',
    noUpdatesHint: 'Quienes invierten en este proyecto ven todas sus novedades.',
    noDocuments: 'Sin documentos públicos aún',
    noDocumentsHint:
      'Con una cuenta, y sin invertir, lees la escritura, el contrato y el avalúo que el proyecto haya publicado.',
    investor: 'Ver como inversionista',
    register: 'Crear cuenta',
  },
  teaser: {
    title: 'Regístrate para ver todas las oportunidades',
    text: 'Crea tu cuenta y conoce los proyectos disponibles y el historial de los finalizados.',
    claims: [
      { figure: claims.annualReturns, label: 'retorno anual proyectado, antes de comisiones' },
      { figure: claims.activeInvestors, label: 'inversionistas activos' },
    ],
    register: 'Crear cuenta',
    login: 'Iniciar sesión',
  },
} as const;
