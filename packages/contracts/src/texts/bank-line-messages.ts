import { centsToText } from '../values/money';
import { formatExactDollars } from '../values/formats';

const formatCents = (cents: number): string => formatExactDollars(centsToText(Math.max(0, cents)));

/** Messages about assigning bank lines. */
export const bankLineMessages = {
  reversal: 'Di qué depósito revierte el banco; solo un reverso nombra otro movimiento',
  ownTransfer: 'Di cuál es la otra cuenta propia; solo un traspaso la nombra',
  reversalNotDebit:
    'Un reverso devuelve un depósito: su monto es el del depósito, con signo negativo y en la misma cuenta.',
  reversalSpent: 'El saldo de la persona ya no alcanza para el reverso. Deshaz primero lo que pagó, o habla con ella.',
  reversalOrder: 'Ese depósito fue para una orden. Deshaz primero su identificación y vuelve a intentarlo.',
  reversalState: 'Ese movimiento no es un depósito que se pueda revertir.',
  reversedTwice: 'Ese depósito ya tiene un reverso.',
  isReversed: 'El banco revirtió este depósito. Deshaz primero la identificación del reverso.',
  unconfirmedSpent:
    'Ya se usó dinero de este depósito, que nadie ha confirmado. Rechaza su extracto: eso cancela también lo que se compró con él.',
  sameAccount: 'Un traspaso va a otra cuenta de la empresa. Elige la otra.',
  period: 'Solo una renta lleva mes',
  category: 'Di qué gasto es; solo un gasto lleva categoría',
  from: 'Solo un gasto dice si sale de la renta o de la reserva',
  feeKind: 'Solo una comisión cobrada dice cuál es',
  memo: 'Solo el capital, un gasto o una comisión cobrada llevan detalle y documento',
  debitOnly: 'El capital entregado, un gasto y una comisión cobrada salen del banco: este movimiento entra.',
  document: 'Ese documento no es del proyecto',
  /** Amounts in cents. */
  capitalLeft: (cents: number): string =>
    `El proyecto tiene ${formatCents(cents)} de capital por entregar. Este movimiento es mayor.`,
  reserveLeft: (cents: number): string =>
    `La reserva del proyecto tiene ${formatCents(cents)}. Este gasto es mayor: págalo de la renta.`,
  feeLeft: (cents: number): string =>
    `El proyecto debe ${formatCents(cents)} de esa comisión. Este movimiento es mayor.`,
  statementMayReject:
    'Un extracto sin confirmar lo anula quien lo registró, o alguien que decide aprobaciones. Pídeselo a una de esas personas.',
} as const;
