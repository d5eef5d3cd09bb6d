/** Texts of the blog that stand nowhere else (specification §2). Date and author are fixed. */
export const texts = {
  title: 'Blog',
  lead: 'Ideas claras para invertir en bienes raíces por fracciones: cómo funciona, qué preguntar y qué riesgos mirar.',
  date: '4 de abril de 2025',
  search: 'Buscar artículos...',
  noMatch: 'No se encontraron artículos que coincidan con tu búsqueda.',
  showAll: 'Mostrar todos los artículos',
  none: 'No hay artículos disponibles en este momento.',
  read: 'Leer artículo completo →',
  back: 'Volver al inicio',
  loading: 'Cargando artículos...',
  failed: 'No pudimos cargar los artículos. Revisa tu conexión e intenta de nuevo.',
  related: 'Artículos relacionados',
  missingTitle: 'Artículo no encontrado',
  missing: 'No pudimos encontrar el artículo que estás buscando.',
} as const;
