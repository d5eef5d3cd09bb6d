import { paths, type ProjectStatus } from '@cimiento/contracts';
import { titles } from '../shared/titles';

export const texts = {
  title: titles[paths.marketplace],
  lead: 'Elige un proyecto, compra las fracciones que quieras y síguelas en tu portafolio.',
  loading: 'Cargando proyectos...',
  failed: 'No pudimos cargar los proyectos. Tus inversiones están a salvo: revisa tu conexión e intenta de nuevo.',
  search: 'Buscar por nombre o lugar',
  type: 'Tipo de propiedad',
  allTypes: 'Todos los tipos',
  sort: 'Ordenar por',
  unsorted: 'Orden del catálogo',
  full: 'Objetivo alcanzado: no quedan fracciones',
  reserved: 'Lo que falta está reservado',
  noMatch: 'Ningún proyecto coincide con tu búsqueda',
  noMatchHint: 'Prueba con otro nombre o lugar, o mira las otras pestañas.',
  clear: 'Quitar filtros',
  empty: {
    available: 'No hay proyectos disponibles por ahora',
    funded: 'Aún no hay proyectos financiados',
    exited: 'Aún no hay proyectos vendidos',
  } satisfies Record<ProjectStatus, string>,
  emptyHint: {
    available: 'Aquí verás los proyectos abiertos a inversión. Los nuevos aparecen en cuanto pasan la revisión.',
    funded: 'Aquí verás cada proyecto que alcance su meta, con la fecha en que lo hizo.',
    exited: 'Aquí verás los proyectos vendidos, con la fecha de venta y su historial.',
  } satisfies Record<ProjectStatus, string>,
} as const;
