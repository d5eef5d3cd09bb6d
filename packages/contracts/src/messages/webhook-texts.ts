import { webhookFailureDays, webhookOverlapHours } from './webhooks';

/** Reasons why a webhook was not delivered, as the list of deliveries shows them. */
export const webhookFailures = {
  deleted: 'El webhook fue eliminado',
  disabled: 'El webhook está desactivado',
  gone: 'La respuesta fue 410: el webhook se desactivó',
  noResponse: 'No se pudo conectar con el receptor, o no respondió a tiempo',
  unreadableSecret: 'El secreto no se puede descifrar: agrega el ENCRYPTION_SECRET anterior, o cambia el secreto',
  status: (status: number): string => `La respuesta fue ${status}`,
  privateAddress: (host: string): string => `${host} no es una dirección pública`,
} as const;

/** Seconds within which an endpoint must respond. */
export const webhookTimeoutSeconds = 15;

const minute = 60;
const hour = 60 * minute;

/** Seconds before each further attempt, as Standard Webhooks 1.0 proposes them. */
export const webhookRetrySeconds: readonly number[] = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

function formatWait(seconds: number): string {
  if (seconds < minute) return `${seconds} s`;
  return seconds < hour ? `${seconds / minute} min` : `${seconds / hour} h`;
}

/** The rules of webhooks for programs, in Markdown. */
export const webhookRules = [
  'Siguen Standard Webhooks 1.0. Cada evento llega al menos una vez a cada dirección que lo pidió; `webhook-id` es el mismo en cada intento y ' +
    'repetición, para reconocer lo ya recibido.',
  '**Orden.** No llegan siempre en orden. `sequence` numera los eventos una vez guardada su causa, y los de un mismo registro en el orden en ' +
    'que cambió: aplícalos por ese número. Es el mismo en todos los envíos de un evento. Una dirección ve huecos donde hubo eventos que no recibe.',
  '**Dinero.** Lo que un evento registra, otro lo deshace. `payment.changed` reemplaza un pago pagado; `payment.unpaid` y `payment.deleted` dicen ' +
    'lo que se había pagado. `deposit.reversed` quita lo que acreditó `deposit.credited`, y `exit.undone` lo que repartió `exit.posted`. ' +
    '`balance.adjusted` trae el monto con signo. Una orden o un retiro que vuelve a un estado anterior envía otra vez el evento de ese estado. ' +
    'Una inversión nace y termina con su orden; `investment.*` son las que cambia un administrador.',
  '**Tamaño.** Un cuerpo tiene menos de 2 kB, salvo los de `exit.*`, que traen unos 70 bytes por inversión del proyecto: acepta hasta 1 MB.',
  `**Reintentos.** Responde con 2xx en ${webhookTimeoutSeconds} segundos. Si no, se reintenta ${webhookRetrySeconds
    .map(formatWait)
    .join(
      ', ',
    )} después del intento anterior, hasta una quinta parte más tarde, o cuando lo pida \`Retry-After\`. Luego el envío queda como ` +
    '«Falló» y se repite a mano. Una redirección es una falla. Los envíos se guardan 90 días.',
  `**Desactivación.** 410 desactiva el webhook y deja ese envío como «Falló»; también lo desactiva una falla ${webhookFailureDays} días después del último éxito, y se avisa a quien lo creó. Los eventos que ocurren mientras ` +
    'está desactivado no se guardan para él: léelos después por la API. Lo que ya esperaba se envía al activarlo.',
  '**Direcciones.** Solo públicas: las de redes privadas y las de este servidor se rechazan en cada conexión, y al guardarlas si son numéricas. En ' +
    'producción empiezan con https://.',
  `**Secreto.** Cada secreto que se reemplaza firma ${webhookOverlapHours} horas más, aunque se reemplace varias veces: la cabecera trae una firma por cada uno.`,
].join('\n\n');
