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
  statementMayReject:
    'Un extracto sin confirmar lo anula quien lo registró, o alguien que decide aprobaciones. Pídeselo a una de esas personas.',
} as const;
