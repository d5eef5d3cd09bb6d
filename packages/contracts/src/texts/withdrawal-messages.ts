import { formatExactDollars, formatPaymentDate } from '../values/formats';
import { limits } from './limits';

const list = (ids: readonly number[]): string => ids.map((id) => `#${id}`).join(', ');

/** Messages about withdrawals and their bank files. */
export const withdrawalMessages = {
  withdrawalMinimum: `Retira al menos ${formatExactDollars(limits.withdrawal.minCents / 100)}.`,
  withdrawalTooMany: `Ya tienes ${limits.withdrawal.open} retiros en curso, el máximo. Espera a que paguemos uno, o cancela uno.`,
  notYetWithdrawable: (day: string) =>
    `Tu depósito del ${day} ya está en tu saldo y puedes invertirlo. Para retirarlo falta que una segunda persona lo confirme con el banco: intenta más tarde o elige un monto menor.`,
  withdrawalWithoutAccount: 'Registra primero la cuenta bancaria a la que quieres recibir el dinero.',
  withdrawalOwn: 'No puedes decidir tu propio retiro. Pídelo a otro administrador.',
  withdrawalPayer: 'Aprobaste este retiro: debe pagarlo otro administrador.',
  withdrawalCreditor:
    'Acreditaste dinero a esta persona en los últimos 7 días: debe aprobar su retiro otro administrador.',
  withdrawalChanger:
    'Cambiaste el nombre, el correo, la contraseña, el segundo factor o la cuenta bancaria de esta persona en los últimos 30 días: debe aprobar su retiro otro administrador.',
  withdrawalAccountEditor: 'Tú cambiaste la cuenta bancaria de este retiro. Debe aprobarlo otro administrador.',
  withdrawalNotRequested: 'Este retiro ya fue atendido. Mira su estado en la lista.',
  withdrawalNotApproved: 'Solo se paga un retiro aprobado. Mira su estado en la lista.',
  withdrawalNotPaid: 'Solo se devuelve un retiro pagado. Mira su estado en la lista.',
  withdrawalNotCancellable: 'Este retiro ya no se puede cancelar: ya fue atendido.',
  withdrawalNothingToPay: 'No hay retiros aprobados que falten en un lote.',
  withdrawalBatched: 'Este retiro está en un lote. Quítalo primero del lote y vuelve a intentarlo.',
  withdrawalNotUnapprovable: 'Solo un retiro aprobado vuelve a quedar solicitado. Mira su estado en la lista.',
  batchRows: `Elige entre 1 y ${limits.batchedWithdrawals.max} retiros, cada uno una vez`,
  batchFormat: 'El formato es csv o xlsx',
  confirmUnknown: 'Confirma solo retiros de la misma lista',
  batchUnknown: 'Uno de los retiros no existe, no está aprobado o ya está en un lote. Actualiza la lista.',
  batchPayer: 'Aprobaste un retiro de este lote: debe pagarlo otro administrador, o quítalo del pago.',
  batchClosed: 'Este lote ya se pagó o se anuló: solo cambia un lote abierto.',
  batchForeign: 'Uno de los retiros no está en este lote o ya se pagó. Actualiza la lista.',
  batchPaidRow: 'Un retiro de este lote ya se pagó. Quita los que faltan en lugar de anular el lote.',
  batchNothingLeft: 'Deja al menos un retiro del lote por pagar, o anula el lote.',
  batchSettled: 'Otro movimiento ya pagó este lote. Asigna este a un retiro, o deshaz primero la otra identificación.',
  batchUnread: 'Este lote se anuló antes de leer su archivo.',
  batchPaidUnread:
    'Un retiro de este lote ya se pagó, y su archivo haría que el banco lo pague otra vez. Quita los que faltan y haz otro lote con ellos.',
  batchRead:
    'El archivo de este lote ya se leyó: el banco puede tenerlo. Anula el lote o márcalo pagado sin este retiro.',
  batchReadRows:
    'El archivo de este lote ya se leyó: el banco puede tenerlo, y ningún retiro sale de él por separado. Anula el lote, o márcalo como pagado sin los que el banco no pagó.',
  batchUndone: 'Se deshizo el pago de este lote: su archivo ya no se lee, para que el banco no lo pague otra vez.',
  mayBePaid: (batch: number, covered: string) =>
    `Estuvo en el lote ${batch}, cuyo archivo ya se leyó: el banco puede haberlo pagado. Espera a que los extractos lleguen al ${formatPaymentDate(covered)}, o registra que el banco no lo pagó.`,
  mayBePaidInBatch: (batch: number) =>
    `Está en el lote ${batch}, cuyo archivo ya se leyó y cuyo pago se deshizo: el banco puede pagarlo. Primero sácalo del lote.`,
  mayBePaidOwn: 'El banco puede estar pagando ya este retiro. Espera unos días o escríbenos.',
  withdrawalNotHeld: 'Este retiro no espera saber si el banco lo pagó.',
  withdrawalReturner: 'Tú sacaste este retiro de un lote que ya se había leído: debe decidirlo otro administrador.',
  withdrawalUndoer: 'Tú deshiciste el pago de este retiro: debe aprobarlo otro administrador.',
  withdrawalUncovered: (ids: readonly number[], missing: string) =>
    `El saldo ya no alcanza para ${ids.length === 1 ? 'el retiro' : 'los retiros'} ${list(ids)}: faltan ${formatExactDollars(missing)}. Parte de ese dinero ya no está en la cuenta de la persona.`,
  lineExcept: 'Solo un lote puede pagarse sin algunos de sus retiros',
  lineBatch: 'Solo un débito paga un lote.',
  lineBatchAmount: (amount: string) =>
    `El movimiento debe ser igual a la suma de los retiros que paga, que es de ${amount}. Quita los que no pagó.`,
  lineReturnedUndo:
    'Un retiro que pagó este movimiento fue devuelto después. Deshaz primero la devolución, si la identificó otro movimiento; una registrada a mano no se deshace.',
} as const;
