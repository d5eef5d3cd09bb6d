import { texts as shared } from '../shared/post-texts';

export const texts = {
  ...shared,
  search: 'Buscar artículos...',
  noMatch: 'No se encontraron artículos que coincidan con tu búsqueda.',
  showAll: 'Mostrar todos los artículos',
  back: 'Volver al inicio',
  related: 'Artículos relacionados',
  notFoundTitle: 'Artículo no encontrado',
  notFound: 'No pudimos encontrar el artículo que estás buscando.',
} as const;
