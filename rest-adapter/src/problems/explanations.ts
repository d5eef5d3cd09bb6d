import type { ErrorCode } from '@cimiento/contracts';

/** The meaning of a kind of problem and the client's options, for developers on the API. */
export type Explanation = {
  /** Title in English; the Spanish one is part of the contract. */
  title: string;
  es: string;
  en: string;
};

/** The text behind the address that each problem document names as its `type`. */
export const explanations: Readonly<Record<ErrorCode, Explanation>> = {
  APPROVAL_PENDING: {
    title: 'Waiting for approval',
    es: 'La acción necesita a un segundo administrador. No es un error: la respuesta 202 lleva approvalId, y quien la aprueba en /api/admin/approvals la ejecuta tal como se pidió.',
    en: 'The action needs a second administrator. This is not an error: the 202 answer has approvalId, and whoever approves it at /api/admin/approvals executes it exactly as requested.',
  },
  VALIDATION_FAILED: {
    title: 'Invalid data',
    es: 'Algún dato falta, sobra o no tiene la forma esperada. El objeto errors tiene un mensaje por cada campo o parámetro; una importación tiene además rows, con los errores de cada fila. Corrige los datos antes de repetir la petición.',
    en: 'Some value is missing, unknown or malformed. The object errors has one message for each field or parameter; an import also has rows, with the errors of each row. Correct the data before you repeat the request.',
  },
  RESPONSE_TOO_LARGE: {
    title: 'Response too large',
    es: 'La respuesta sería demasiado grande. Pide menos registros o menos campos a la vez.',
    en: 'The response would be too large. Ask for fewer records or fields at once.',
  },
  UNAUTHENTICATED: {
    title: 'Authentication required',
    es: 'La petición no trae una sesión ni una clave de API válidas, o las credenciales son incorrectas. Una clave desconocida, vencida o revocada también responde así. Inicia sesión, o envía Authorization: Bearer con una clave vigente.',
    en: 'The request has no valid session or API key, or the credentials are wrong. An unknown, expired or revoked key gets this answer too. Sign in, or send Authorization: Bearer with a key that is in force.',
  },
  PASSWORD_CHANGE_REQUIRED: {
    title: 'Own password required',
    es: 'La contraseña la puso un administrador y sirve una vez: inicia sesión en el sitio para elegir la tuya. Vence a los tres días.',
    en: 'An administrator set the password, which is for one time: sign in on the site to choose your own. It ends after three days.',
  },
  SECOND_FACTOR_REQUIRED: {
    title: 'Second factor required',
    es: 'La contraseña es correcta y la cuenta tiene un segundo factor. Termina el inicio de sesión con POST /api/auth/second-factor.',
    en: 'The password is right and the account has a second factor. Finish signing in with POST /api/auth/second-factor.',
  },
  FORBIDDEN: {
    title: 'Forbidden',
    es: 'Sabemos quién hace la petición, pero no puede hacer esto: le falta el rol, a su clave le falta el alcance (scopes: basta uno), ninguna clave puede hacerlo, o la petición viene de otro sitio. Repetirla no cambia nada.',
    en: 'We know who sends the request, but they may not do this: they lack the role, their key lacks the scope (scopes: one of them is enough), no key may do it, or the request comes from another site. Repeating it changes nothing.',
  },
  OPERATION_NOT_TRUSTED: {
    title: 'Operation not trusted',
    es: 'Solo en /graphql: esta instalación ejecuta las operaciones de sus propias páginas, y no otras enviadas como texto. Los programas usan las direcciones bajo /api con una clave.',
    en: 'On /graphql only: this installation executes the operations of its own pages, and no others that are sent as text. Programs use the addresses under /api with a key.',
  },
  STEP_UP_REQUIRED: {
    title: 'Confirmation of identity required',
    es: 'Esta acción pide una prueba de identidad de los últimos minutos. Envía la contraseña o un código a POST /api/auth/step-up y repite la petición. Una clave de API no puede darla.',
    en: 'This action asks for a proof of identity of the last minutes. Send the password or a code to POST /api/auth/step-up and repeat the request. An API key cannot give one.',
  },
  SECOND_FACTOR_ENROLMENT_REQUIRED: {
    title: 'Second factor not set up',
    es: 'Los administradores de esta instalación deben configurar un segundo factor antes de hacer otra cosa.',
    en: 'The administrators of this installation must set up a second factor before they do anything else.',
  },
  NOT_FOUND: {
    title: 'Not found',
    es: 'No hay un registro con ese id, o la dirección no existe. Revisa el id y la ruta.',
    en: 'There is no record with this id, or the address does not exist. Check the id and the path.',
  },
  METHOD_NOT_ALLOWED: {
    title: 'Method not allowed',
    es: 'La dirección existe, pero no con ese método. La cabecera Allow tiene los que admite.',
    en: 'The address exists, but not with this method. The Allow header has those that it takes.',
  },
  CONFLICT: {
    title: 'Conflict',
    es: 'El estado actual no permite la acción: el valor ya está en uso, o el registro cambió o ya fue atendido. Lee el registro de nuevo y decide.',
    en: 'The current state does not allow the action: the value is taken, or the record changed or was settled. Read the record again and decide.',
  },
  IDENTITY_REQUIRED: {
    title: 'Identity to be approved',
    es: 'La operación mueve dinero de una persona cuya identidad todavía no está verificada. El mensaje dice el siguiente paso; `GET /api/user/identity` dice en qué estado está.',
    en: 'The operation moves money of a person whose identity is not approved yet. The message says the next step; `GET /api/user/identity` says its state.',
  },
  IDEMPOTENCY_MISMATCH: {
    title: 'Idempotency key used with other data',
    es: 'Esta Idempotency-Key ya se usó en las últimas 24 horas con otros datos, o en otra operación. No se hizo nada. Usa una clave nueva para cada intención, y la misma solo para repetir la misma petición.',
    en: 'This Idempotency-Key was used in the last 24 hours with other data, or for another operation. Nothing was done. Use a new key for each intention, and the same one only to repeat the same request.',
  },
  SHOWN_ONCE: {
    title: 'Secret shown once',
    es: 'La petición ya se hizo con esta Idempotency-Key, y el secreto se mostró en su primera respuesta: no se guarda. Si no lo recibiste, revoca la clave o rota el secreto, y crea otro con otra Idempotency-Key.',
    en: 'The request was carried out with this Idempotency-Key, and its first response had the secret, which is not stored. If you did not receive it, revoke the key or rotate the secret, and create another with another Idempotency-Key.',
  },
  PAYMENTS_EXIST: {
    title: 'Payments of the month exist',
    es: 'El proyecto ya tiene pagos de ese mes. Para pagar solo a las inversiones que no tienen, envía continueForMissing: true; si todas tienen, no hay nada que registrar.',
    en: 'The project has payments of this month. To pay only the investments without one, send continueForMissing: true; if all of them have one, there is nothing to post.',
  },
  ALREADY_UNDONE: {
    title: 'Already undone',
    es: 'Esto ya se deshizo o se reversó antes. Un programa que repite la petición puede tomarlo como hecho.',
    en: 'This was undone or reversed before. A program that repeats the request can take it as done.',
  },
  CURSOR_GONE: {
    title: 'The record to continue after is gone',
    es: 'Una lista en otro orden que el de los id no puede seguir después de un id cuyo registro ya no existe. Sigue la cabecera Link, cuyo after lleva el valor y el id del último registro, o empieza la lista otra vez.',
    en: 'A list in another order than by id cannot continue after an id whose record no longer exists. Follow the Link header, whose after has the value and the id of the last record, or start the list again.',
  },
  INSUFFICIENT_BALANCE: {
    title: 'Insufficient balance',
    es: 'El saldo disponible no alcanza; el mensaje dice cuánto falta. Usa un monto menor o paga por transferencia.',
    en: 'The available balance is not enough; the message says what is missing. Use a smaller amount or pay by transfer.',
  },
  NOT_YET_WITHDRAWABLE: {
    title: 'Deposit not confirmed yet',
    es: 'Parte del saldo viene de un depósito cuyo extracto aún no confirma una segunda persona; el mensaje dice de qué día. Se puede invertir, y retirar cuando se confirme: mira withdrawable en /api/user/balance.',
    en: 'A part of the balance comes from a deposit whose statement a second administrator has not confirmed yet; the message says of which day. It can be invested, and withdrawn once it is confirmed: see withdrawable in /api/user/balance.',
  },
  STATEMENT_GAP: {
    title: 'Balances do not continue',
    es: 'El saldo inicial del extracto no continúa el último saldo final de la cuenta. Registra primero lo que falta, o envía el motivo en gapReason.',
    en: 'The opening balance of the statement does not continue the last closing balance of the account. Post what is missing first, or send the reason in gapReason.',
  },
  PAST_DATE: {
    title: 'Date in the past without a reason',
    es: 'Donde hay aprobaciones, un pago se acredita el día en que se registra como pagado. Para una fecha anterior envía creditedOn con dateReason; nunca antes de que llegara el dinero de ese mes.',
    en: 'Where approvals are required, a payment is credited on the day on which it is recorded as paid. For an earlier day send creditedOn with dateReason; never before the money of that month came.',
  },
  OTHER_ACCOUNT: {
    title: 'The file is of another account',
    es: 'Lo que el archivo dice de su cuenta (fileAccounts) no es el número de la cuenta elegida. Elige la cuenta del archivo, o envía confirmAccount: true y el motivo en accountReason.',
    en: 'What the file says about its account (fileAccounts) is not the number of the chosen one. Choose the account of the file, or send confirmAccount: true and the reason in accountReason.',
  },
  BATCH_READ: {
    title: 'The file of the batch was read',
    es: 'El archivo del lote ya se leyó y el banco puede tenerlo: ningún retiro se quita de él, y después de deshacer su pago no se lee otra vez. Anula el lote o regístralo pagado con except.',
    en: 'The file of the batch was read and the bank may have it: no withdrawal is removed from it, and once its payment was undone it is not read again. Cancel the batch, or record it as paid with except.',
  },
  MAY_BE_PAID: {
    title: 'The bank may have paid it',
    es: 'El retiro estuvo en un archivo que se leyó. Espera a que los extractos de la cuenta cubran el tercer día hábil después de la lectura, o registra que el banco no lo pagó en POST /api/admin/withdrawals/{id}/not-paid.',
    en: 'The withdrawal was in a file that was read. Wait until the statements of the account cover the third weekday after the reading, or state that the bank did not pay it at POST /api/admin/withdrawals/{id}/not-paid.',
  },
  SAME_PERSON: {
    title: 'May be the same person',
    es: 'Tu cuenta y la de quien pidió la acción, o la dueña del retiro, tienen el mismo número de cuenta bancaria o el mismo titular. Si son dos personas distintas, envía confirm: true; queda registrado.',
    en: 'Your account and that of the proposer, or of the owner of the withdrawal, have the same bank account or holder. If they are two people, send confirm: true; it is recorded.',
  },
  PERIOD_CLOSED: {
    title: 'Month is closed',
    es: 'El mes de la fecha está cerrado en el libro. Usa una fecha de un mes abierto; las correcciones de lo que está en él se fechan hoy por sí solas.',
    en: 'The month of the day is closed in the books. Use a day of an open month; corrections of what lies in it are dated today by themselves.',
  },
  EXIT_PROPOSED: {
    title: 'Exit proposed',
    es: 'La venta del proyecto espera una decisión, como máximo 72 horas: hasta entonces no toma órdenes y sus órdenes pagadas no se cancelan. Intenta de nuevo después.',
    en: 'The sale of the project waits for a decision, 72 hours at most: until then it takes no orders, and its paid orders are not cancelled. Try again later.',
  },
  RESERVATION_LIMIT: {
    title: 'Reservation limit',
    es: 'La persona ya tiene demasiadas reservas sin pagar, o reservaría una parte demasiado grande del proyecto. El mensaje dice cuál límite. Paga o cancela una reserva, o paga desde el saldo.',
    en: 'The investor has too many unpaid reservations, or would reserve too large a share of the project. The message names the limit. Pay or cancel a reservation, or pay from the balance.',
  },
  SESSION_CHANGED: {
    title: 'The session is of another account',
    es: 'La cabecera Session-User nombra otra cuenta que la de la sesión: alguien más entró en este navegador. No se hizo nada. Pregunta quién tiene la sesión y prepara el cambio de nuevo.',
    en: 'The Session-User header names another account than that of the session: somebody else signed in meanwhile. Nothing was done. Ask who is signed in, and prepare the change again.',
  },
  WAITING_PERIOD: {
    title: 'Waiting period',
    es: 'La cuenta bancaria cambió hace poco, o el equipo cambió los datos de acceso de la persona. El mensaje dice desde qué día y hora de Ecuador puede retirar.',
    en: 'The bank account was changed a short while ago, or staff changed the access of the account. The message says from which day and time of Ecuador withdrawals are possible.',
  },
  WITHDRAWAL_LIMIT: {
    title: 'Withdrawal limit',
    es: 'El monto es menor que el mínimo de un retiro, o la persona ya tiene demasiados retiros abiertos. El mensaje dice cuál límite.',
    en: 'The amount is below the minimum of a withdrawal, or the investor has too many open withdrawals. The message names the limit.',
  },
  PRECONDITION_FAILED: {
    title: 'The version has changed',
    es: 'El registro ya no es la versión que indica If-Match. No se guardó nada: léelo de nuevo, aplica tu cambio y usa su ETag nuevo.',
    en: 'The record is no longer the version that If-Match names. Nothing was saved: read it again, apply your change and use its new ETag.',
  },
  PAYLOAD_TOO_LARGE: {
    title: 'Content too large',
    es: 'El cuerpo de la petición supera el máximo. Divídelo en varias peticiones.',
    en: 'The body of the request is above the limit. Split it into several requests.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Unsupported media type',
    es: 'El cuerpo debe ser JSON, con la cabecera Content-Type: application/json.',
    en: 'The body must be JSON, with the header Content-Type: application/json.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    es: 'Hubo demasiadas peticiones o intentos. Espera los segundos que dice Retry-After. Con una clave de API, RateLimit y RateLimit-Policy dicen cuántas quedan.',
    en: 'There were too many requests or attempts. Wait for the seconds in Retry-After. With an API key, RateLimit and RateLimit-Policy say how many are left.',
  },
  INTERNAL: {
    title: 'Internal error',
    es: 'Falló algo nuestro. Repite la petición con la misma Idempotency-Key, si la lleva; si sigue fallando, escríbenos con reference o con la cabecera Request-Id.',
    en: 'Something of ours failed. Repeat the request, with the same Idempotency-Key if it has one; if it still fails, write to us with reference or the Request-Id header.',
  },
  BUSY: {
    title: 'Too many files at once',
    es: 'El servidor lee pocos archivos a la vez, y de cada persona esperan pocos. No se leyó ni se guardó nada: espera los segundos que dice Retry-After y envía el archivo de nuevo.',
    en: 'The server reads few files at once, and few of one person may wait. Nothing was read or saved: wait for the seconds in Retry-After and send the file again.',
  },
  UNAVAILABLE: {
    title: 'Temporarily unavailable',
    es: 'La base de datos no responde, o por ahora no guarda cambios. Espera los segundos que dice Retry-After y repite la petición, con la misma Idempotency-Key si la lleva: así un cambio que sí se guardó no se hace dos veces.',
    en: 'The database does not answer, or stores no changes for now. Wait for the seconds in Retry-After and repeat the request, with the same Idempotency-Key if it has one: then a change that was stored is not made twice.',
  },
};
