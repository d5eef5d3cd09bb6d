/** Expected failures: one code each, with its HTTP status and the title of its problem document (RFC 9457). */
export const errorCodes = {
  VALIDATION_FAILED: { status: 400, title: 'Datos inválidos' },
  UNAUTHENTICATED: { status: 401, title: 'Sesión requerida' },
  FORBIDDEN: { status: 403, title: 'Acceso denegado' },
  NOT_FOUND: { status: 404, title: 'No encontrado' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Método no permitido' },
  CONFLICT: { status: 409, title: 'Conflicto' },
  PRECONDITION_FAILED: { status: 412, title: 'La versión ya no es la misma' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Contenido demasiado grande' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Tipo de contenido no admitido' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Demasiados intentos' },
  INTERNAL: { status: 500, title: 'Error interno' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Field name to Spanish message. */
export type FieldErrors = Record<string, string>;

/** What a GraphQL error carries in `extensions`, and a REST problem document is made from. */
export type ErrorExtensions = {
  code: ErrorCode;
  status: number;
  /** Fields at fault. */
  errors?: FieldErrors;
  /** Whether the record is another one by now than the one that the request was made from. */
  changed?: true;
  /** Seconds to wait after too many tries. */
  retryAfter?: number;
  /** Names the log line of an unexpected failure. */
  reference?: string;
};
