import type { ApiKeyScope } from '../access/api-keys';
import type { SecondFactorMethod } from '../access/second-factor';

/** Expected failures: one code each, with its HTTP status and the title of its problem document (RFC 9457). */
export const errorCodes = {
  /** Not a failure: the action waits for another administrator; `approvalId` names the request. */
  APPROVAL_PENDING: { status: 202, title: 'Pendiente de aprobación' },
  VALIDATION_FAILED: { status: 400, title: 'Datos inválidos' },
  RESPONSE_TOO_LARGE: { status: 400, title: 'Respuesta demasiado grande' },
  UNAUTHENTICATED: { status: 401, title: 'Sesión requerida' },
  PASSWORD_CHANGE_REQUIRED: { status: 401, title: 'Contraseña propia requerida' },
  SECOND_FACTOR_REQUIRED: { status: 401, title: 'Segundo factor requerido' },
  FORBIDDEN: { status: 403, title: 'Acceso denegado' },
  /** GraphQL only: neither an operation of our front ends nor one that its sender may write. */
  OPERATION_NOT_TRUSTED: { status: 403, title: 'Operación no admitida' },
  STEP_UP_REQUIRED: { status: 403, title: 'Confirmación de identidad requerida' },
  SECOND_FACTOR_ENROLMENT_REQUIRED: { status: 403, title: 'Falta configurar el segundo factor' },
  NOT_FOUND: { status: 404, title: 'No encontrado' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Método no permitido' },
  CONFLICT: { status: 409, title: 'Conflicto' },
  /** The record that a page of a list should continue after is gone. */
  CURSOR_GONE: { status: 409, title: 'El registro desde el que se sigue ya no está' },
  /** An Idempotency-Key that was used with other data. */
  IDEMPOTENCY_MISMATCH: { status: 409, title: 'Clave usada con otros datos' },
  /** The first answer to an Idempotency-Key had a secret, which is not stored. */
  SHOWN_ONCE: { status: 409, title: 'El secreto ya se mostró' },
  /** The investments of a monthly payment have payments of its month. */
  PAYMENTS_EXIST: { status: 409, title: 'Ya hay pagos de ese mes' },
  /** An undo or reversal of something that was undone before. */
  ALREADY_UNDONE: { status: 409, title: 'Ya se deshizo' },
  INSUFFICIENT_BALANCE: { status: 409, title: 'Saldo insuficiente' },
  /** The money of a deposit whose statement nobody has confirmed yet can be invested, and not withdrawn. */
  NOT_YET_WITHDRAWABLE: { status: 409, title: 'Depósito por confirmar' },
  /** A statement's opening balance does not continue the last closing one, and no reason is given. */
  STATEMENT_GAP: { status: 409, title: 'Los saldos del banco no continúan' },
  /** A payment is credited on an earlier day without a reason, or earlier than its money can have come. */
  PAST_DATE: { status: 409, title: 'La fecha es anterior y no tiene motivo' },
  /** A bank's file says that it is of another account, and nobody confirmed that it is of this one. */
  OTHER_ACCOUNT: { status: 409, title: 'El archivo es de otra cuenta' },
  /** The bank may have the file of withdrawals already: nothing leaves it, and it is not written again. */
  BATCH_READ: { status: 409, title: 'El archivo del lote ya se leyó' },
  /** A withdrawal was in a file that the bank may have paid. */
  MAY_BE_PAID: { status: 409, title: 'El banco puede haberlo pagado' },
  /** Something dated in a month of the books that is closed. */
  PERIOD_CLOSED: { status: 409, title: 'Mes cerrado' },
  /** The sale of the project waits for a decision, until which its investments stay as they are. */
  EXIT_PROPOSED: { status: 409, title: 'Venta por decidir' },
  /** Too many open reservations, or too much reserved. */
  RESERVATION_LIMIT: { status: 409, title: 'Límite de reservas' },
  /** Who decides may be the person whose action or money it is: `confirm` says that they are not. */
  SAME_PERSON: { status: 409, title: 'Puede ser la misma persona' },
  /** The session is of another account than the one that the page prepared the change for. */
  SESSION_CHANGED: { status: 409, title: 'La sesión es de otra cuenta' },
  /** A withdrawal soon after a change of the bank account, or of the access by staff. */
  WAITING_PERIOD: { status: 409, title: 'Hay que esperar' },
  /** Too many open withdrawals, or too small an amount. */
  WITHDRAWAL_LIMIT: { status: 409, title: 'Límite de retiros' },
  /** Money of a person whose identity is not approved. */
  IDENTITY_REQUIRED: { status: 409, title: 'Identidad por verificar' },
  PRECONDITION_FAILED: { status: 412, title: 'La versión ya no es la misma' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'Contenido demasiado grande' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Tipo de contenido no admitido' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Demasiados intentos' },
  INTERNAL: { status: 500, title: 'Error interno' },
  /** Too many files wait to be read. */
  BUSY: { status: 503, title: 'Demasiados archivos a la vez' },
  /** The database cannot be reached, or stores nothing. */
  UNAVAILABLE: { status: 503, title: 'Fuera de servicio por un momento' },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Field name to Spanish message. */
export type FieldErrors = Record<string, string>;

/** The `extensions` of a GraphQL error; a REST problem document has the same facts. */
export type ErrorExtensions = {
  code: ErrorCode;
  status: number;
  /** Messages of the invalid fields. */
  errors?: FieldErrors;
  /** Set when the record changed after the client read it. */
  changed?: true;
  /** The token that finishes a sign-in with a second factor. */
  methods?: SecondFactorMethod[];
  /** Token with which a user whose password is for one time chooses their own, as that of a link by e-mail. */
  token?: string;
  /** Seconds until the next try is allowed. */
  retryAfter?: number;
  /** Scopes that the API key lacks; where one of several is enough, all of these. Left out where no key may do it. */
  scopes?: ApiKeyScope[];
  /** Id of the approval request that an action waits for. */
  approvalId?: number;
  /** The shortfall of a balance, as exact decimal text. */
  missing?: string;
  /** Ids of the withdrawals that a refusal is about. */
  withdrawals?: number[];
  /** Id of the log line of an unexpected failure. */
  reference?: string;
};
