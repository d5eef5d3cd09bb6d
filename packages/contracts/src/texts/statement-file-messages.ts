import { limits } from './limits';

const kinds = 'CSV, Excel (.xlsx), CAMT.053, OFX, MT940 o QIF';

/** What reading a bank's file tells people: why a file is refused, and why a row of it was not read. */
export const statementFileMessages = {
  expected: `Sube el extracto que descargaste del banco en ${kinds}.`,
  pdf: `Es un PDF. Descarga del banco el mismo extracto en ${kinds}.`,
  oldExcel: 'Es un Excel antiguo (.xls). Ábrelo, guárdalo como .xlsx o CSV y súbelo de nuevo.',
  damaged: 'El archivo está incompleto o dañado. Descárgalo de nuevo del banco.',
  entities: 'El archivo define entidades (DOCTYPE), que un extracto no necesita. Descárgalo de nuevo del banco.',
  inflated: 'El archivo ocupa demasiado al descomprimirlo. Guarda solo la hoja del extracto y súbelo de nuevo.',
  tooMuch: 'El archivo es demasiado grande o complejo para leerlo. Divídelo por meses y súbelo de nuevo.',
  tooManyLines: `El archivo tiene más de ${limits.statementLines.max} movimientos. Divídelo por meses y súbelo de nuevo.`,
  formula: (cell: string): string =>
    `La celda ${cell} tiene una fórmula. Guarda la hoja con valores en lugar de fórmulas y súbela de nuevo.`,
  unbalanced: 'Los movimientos del archivo no suman la diferencia entre sus saldos. Descárgalo de nuevo del banco.',
  otherCurrency: (currency: string): string => `El extracto está en ${currency}, y las cuentas son en dólares (USD).`,
  severalAccounts: 'El archivo tiene extractos de varias cuentas. Descarga uno por cuenta.',
  mapping: 'Las columnas elegidas no tienen la forma esperada. Elígelas de nuevo.',
  missingColumn: (column: string): string => `El archivo no tiene la columna «${column}». Elige otra.`,
  columnGone: (column: string): string =>
    `La vez anterior se usó la columna «${column}», que este archivo no tiene. Revisa las columnas.`,
  noColumns: 'No encontramos la columna de la fecha ni la del monto. Elige la fila de los encabezados y las columnas.',
  noDayColumn: 'No encontramos la columna de la fecha. Elígela.',
  noAmountColumn: 'No encontramos la columna del monto. Elígela, o elige la de débitos y la de créditos.',
  twoAmounts: (one: string, other: string): string =>
    `Hay dos columnas de montos, «${one}» y «${other}». Elige cuál tiene los débitos y cuál los créditos.`,
  dayOrder: 'Las fechas pueden ser día/mes o mes/día. Elige el orden de la fecha.',
  dayOrderAssumed: 'Todas las fechas podrían ser mes/día. Se leyeron como día/mes: cambia el orden si no es así.',
  yearAssumed: (year: number): string =>
    `Las fechas no tienen año. Se leyeron como de ${year}: cambia el año si no es así.`,
  decimal: 'Los montos pueden tener coma o punto decimal. Elige cuál usa el banco.',
  ambiguousAmount: (one: string, other: string): string => `Puede ser ${one} o ${other}. Elige el separador decimal.`,
  noDay: 'No es un movimiento: no tiene fecha.',
  day: 'No es una fecha que exista.',
  dayAhead: 'La fecha es posterior a mañana.',
  dayBefore: `La fecha es anterior a ${limits.bankDays.first}.`,
  noAmount: 'No tiene monto.',
  amount: 'No es un monto.',
  kind: 'No dice si entra o sale dinero.',
  kindAgainstSign: 'El signo del monto y el tipo se contradicen.',
  openingRow: 'No es un movimiento: se tomó como saldo inicial.',
  closingRow: 'No es un movimiento: se tomó como saldo final.',
  balances: 'Los saldos del archivo no siguen a sus montos. Revisa las columnas, los signos y las filas no leídas.',
  letters: 'Tiene letras que no se pudieron leer.',
  zero: 'El monto es cero.',
} as const;
