/** The fields of the bank's files that are read, and of what voiding a statement takes back. */
export const statementFileTexts = {
  encoding: ['Codificación del texto; null en un archivo binario', 'utf-8'],
  headerRow: ['Fila de los encabezados; null si el archivo no los tiene', 1],
  columns: ['Encabezados del archivo, en su orden'],
  problems: ['Lo que no se leyó, o se leyó con duda'],
  column: ['Encabezado de la columna', 'Monto'],
  mapping: ['Encabezado de cada campo; null en un formato sin columnas'],
  credit: ['Créditos'],
  debit: ['Débitos'],
  dayOrder: ['Orden de la fecha; null si el archivo deja la duda', 'dmy'],
  decimal: ['Separador decimal; null si el archivo deja la duda', 'comma'],
  fileAccounts: ['Lo que el archivo dice de su cuenta, como está escrito'],
  currency: ['USD si el archivo lo dice; null si no dice la moneda', 'USD'],
  otherAccount: ['Que el archivo es de otra cuenta; null si puede ser de esta'],
  accountReason: [
    'Por qué es de su cuenta aunque el archivo diga otra; null si no dice otra',
    'El banco cambió el número de la cuenta',
  ],
  effects: ['Qué se revertiría, de quién y cuánto'],
  reversedLineId: ['Id del depósito que el movimiento revierte'],
  otherAccountId: ['Id de la otra cuenta de un traspaso'],
} satisfies Readonly<Record<string, readonly [text: string, example?: string | number]>>;
