import type { Route } from '../routes';
import { getScopes, type GuardedRoute, getProof, listApprovalKinds } from '../routes/permissions';

const accessDescriptions: Record<Route['access'], string> = {
  public: 'Pública: no requiere iniciar sesión.',
  user: 'Requiere haber iniciado sesión.',
  admin: 'Solo para administradores.',
};

/** Who may call a route. */
export function describeAccess(route: GuardedRoute): string {
  const { access } = route;
  const scopes = getScopes(route);
  const names = scopes.map((scope) => `\`${scope}\``).join(' o ');
  return names === ''
    ? accessDescriptions[access]
    : `${accessDescriptions[access]} Una clave de API necesita ${names}.`;
}

/** Notes for callers of a route, besides its fields. */
export function describe(route: Route): string {
  const { method, pagedBy, isNewestFirst, isIdempotent, showsSecret, hasRevision, note } = route;
  const facts: [applies: unknown, text: string][] = [
    [pagedBy, 'Sin `limit` responde la lista completa.'],
    [isNewestFirst, 'Va de lo más reciente a lo más antiguo.'],
    [
      showsSecret,
      'Con `Idempotency-Key`, repetirla durante 24 horas responde 409 `SHOWN_ONCE` y no crea nada más: el secreto se muestra una sola vez.',
    ],
    [
      isIdempotent && !showsSecret,
      'Con `Idempotency-Key`, repetirla durante 24 horas da la primera respuesta, con `Idempotency-Replayed: true`, y no crea nada más. La clave es de quien la envía: dos claves de API no la comparten.',
    ],
    [hasRevision && method === 'PUT', 'Acepta lo que dio el GET; reemplaza todos los campos.'],
    [
      hasRevision && (method === 'PUT' || method === 'DELETE'),
      'Con `If-Match` solo se guarda si nadie cambió antes el registro.',
    ],
    [
      getProof(route) !== 'never',
      'Con una sesión pide una confirmación de identidad reciente (`POST /api/auth/step-up`); con una clave, no.',
    ],
    [note, note ?? ''],
    [listApprovalKinds(route).length > 0, 'Puede responder 202: la acción espera entonces a un segundo administrador.'],
  ];
  return [describeAccess(route), ...facts.flatMap(([applies, text]) => (applies ? [text] : []))].join(' ');
}

/** The text at the head of the document. */
export const createDescription = (cookie: string): string =>
  [
    'Los mismos datos y reglas que usa la aplicación. Documento para máquinas: [openapi.json](/api/openapi.json).',
    `La sesión viaja en la cookie \`${cookie}\`, que pone \`POST /api/auth/login\`.`,
    'Un programa envía `Authorization: Bearer cim_live_…` con una clave de API (`cim_test_…` en un entorno de pruebas), que un administrador crea en Integraciones con ' +
      'alcances y vencimiento. `RateLimit-Policy` y `RateLimit` dicen cuántas peticiones admite por minuto y cuántas quedan.',
    'Lo que un programa puede dar por cierto está en la [guía para programas](/api/docs/clients): valores, listas, repeticiones, límites, webhooks, GraphQL y el cliente. En ' +
      'cualquier versión se agregan rutas, campos, códigos y valores de enumeraciones: ignora los que no conoces.',
    'Los errores son documentos `application/problem+json`; `type` es una dirección que explica cada uno. Un parámetro de consulta que la operación no documenta recibe ' +
      '400, con su nombre en `errors`. Un método que la ruta no tiene recibe 405, con los que tiene en la cabecera `Allow`.',
  ].join('\n\n');
