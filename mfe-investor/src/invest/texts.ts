import { formatDollars, formatPaymentDate, fractionPrice, messages, roundPromise } from '@cimiento/contracts';

/** The right to cancel a paid order, told before it is placed. */
const describeCoolingOff = (hours: number): string =>
  hours > 0
    ? ` Desde que está pagada puedes cancelarla en las siguientes ${hours} horas, mientras el proyecto no complete su meta, y el dinero vuelve a tu saldo.`
    : '';

/** The effect of an order on the investor's money, told before it is placed; a round replaces the right to cancel by its promise. */
const describeRight = (hours: number, hasRound: boolean): string =>
  hasRound ? ` ${roundPromise.order}` : describeCoolingOff(hours);

export const texts = {
  title: 'Invertir',
  loading: 'Cargando proyecto...',
  failed:
    'No pudimos cargar el proyecto. No se ha registrado ninguna inversión: revisa tu conexión e intenta de nuevo.',
  notFound: messages.missingProject,
  notFoundHint: 'El proyecto que buscas no existe o ya no se ofrece.',
  closed: 'Este proyecto no recibe inversiones por ahora',
  closedHint: 'Mira los demás proyectos disponibles: se invierte desde $1,000.',
  back: 'Volver al proyecto',
  marketplace: 'Volver al marketplace',
  choose: 'Elige tu monto',
  fractions: 'Fracciones',
  fractionsHint: `Cuenta fracciones de ${formatDollars(fractionPrice)}. Si prefieres escribir dólares, por ejemplo $2,000, también lo entiende.`,
  slider: 'Monto a invertir',
  fewer: 'Una fracción menos',
  more: 'Una fracción más',
  minimum: 'Mínimo',
  everythingLeft: 'Todo lo disponible',
  everythingReservable: 'Todo lo que puedes reservar',
  summary: 'Lo que compras',
  summaryHint: 'Elige un monto posible para ver lo que compras.',
  risksTitle: 'Antes de confirmar, lee los riesgos',
  risks: [
    'El retorno es una proyección. Puede ser menor, llegar tarde o no llegar.',
    'Puedes perder parte o todo el capital que inviertes.',
    'Tu capital queda comprometido durante el plazo del proyecto: no hay un mercado donde venderlo antes.',
    'Invierte solo lo que no necesitas, y reparte entre varios proyectos.',
  ],
  acceptRisks: 'He leído los riesgos y los acepto',
  risksNotAccepted: messages.acceptRisks,
  fundingTitle: 'Elige cómo pagar',
  fundingName: { balance: 'Con mi saldo', transfer: 'Por transferencia' },
  balanceHint: (available: string, hasRound: boolean) =>
    `Tienes ${available} disponibles. ${hasRound ? 'Entras en la ronda al confirmar.' : 'Tu inversión queda hecha al confirmar.'}`,
  balanceShort: (missing: string) => `Te faltan ${missing} para este monto: deposita en tu saldo o elige menos.`,
  transferHint: (days: number) =>
    `Reservamos tus fracciones ${days === 1 ? 'un día' : `${days} días`} y te mostramos a qué cuenta transferir.`,
  commitment: {
    balance: (hours: number, hasRound: boolean) =>
      `El monto sale de tu saldo al confirmar.${describeRight(hours, hasRound)}`,
    transfer: (hours: number, hasRound: boolean) =>
      `Al confirmar reservas tus fracciones. ${hasRound ? 'Entras en la ronda' : 'Tu inversión queda hecha'} cuando llega tu transferencia; si no llega a tiempo, la reserva vence sin costo.${describeRight(hours, hasRound)}`,
  },
  confirm: {
    balance: (amount: string) => `Invertir ${amount} de tu saldo`,
    transfer: (amount: string) => `Reservar ${amount}`,
  },
  equalOrder: 'No se registró nada nuevo. Si quieres invertir otra vez el mismo monto, confírmalo.',
  confirmAgain: {
    balance: (amount: string) => `Invertir otros ${amount} de tu saldo`,
    transfer: (amount: string) => `Reservar otros ${amount}`,
  },
  confirming: 'Confirmando...',
  retry: 'Reintentar',
  unconfirmedTitle: 'No sabemos si tu inversión quedó registrada',
  unconfirmed:
    'Se perdió la conexión mientras confirmabas. Reintenta con el mismo monto: si ya estaba registrada verás su comprobante, y nunca se registrará dos veces.',
  signInAgain: 'Inicia sesión para seguir',
  nothingRecorded: 'Tu sesión venció. No se registró ninguna inversión.',
  orderAgain: 'Tu monto y tu forma de pago siguen aquí: acepta los riesgos y confirma otra vez.',
  maybeRecorded:
    'Tu sesión venció. Reintenta al volver: si tu inversión ya estaba registrada, no se registrará dos veces.',
  rejected: 'No se registró tu inversión',
  interest: {
    own: 'Tu interés en esta ronda',
    chosen: 'Retenidos de tu saldo',
    confirm: (amount: string) => `Registrar interés por ${amount}`,
    rejected: 'No se registró tu interés',
    unknown: 'Revisa tu conexión e intenta de nuevo: un interés nunca se registra dos veces.',
    balanceTitle: 'Tu saldo',
    balance: (needed: string, available: string) =>
      `Tu interés necesita ${needed} en tu saldo, y tienes ${available} disponibles.`,
    deposit: 'Depositar',
    commitment: (closesAt: string) =>
      `Al confirmar retenemos el monto en tu saldo hasta el ${formatPaymentDate(closesAt)}. Ese día se asignan las fracciones: lo que recibas pasa a la ronda y lo demás queda otra vez disponible. Hasta entonces puedes retirar tu interés cuando quieras.`,
  },
} as const;
