/** Texts of article lists. The date is fixed, as specified. */
export const texts = {
  date: '4 de abril de 2025',
  read: 'Leer artículo completo →',
  empty: 'No hay artículos disponibles en este momento.',
  loading: 'Cargando artículos...',
  failed: 'No pudimos cargar los artículos. Revisa tu conexión e intenta de nuevo.',
} as const;
