import { searchFields } from '@cimiento/contracts/search';
import type { Route } from './route';

/** 'Buscar en todo' of the back office. */
export const searchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/admin/search',
    summary:
      'Busca en personas, proyectos, órdenes, inversiones, pagos, retiros, movimientos bancarios y asientos, lo que quien llama puede leer; palabras enteras o su comienzo, sin distinguir mayúsculas, tildes ni orden. Sin clave de API',
    access: 'admin',
    operation:
      'query ($q: String!, $limit: Int) { searchEverything(q: $q, limit: $limit) { kind id title detail path } }',
    variables: ({ filters }) => ({ ...filters }),
    filters: searchFields,
    returnsList: true,
    responseSchema: 'SearchResult',
  },
];
