import { limits } from './limits';

const kinds = 'CSV, Excel (.xlsx), CAMT.053, OFX, MT940 o QIF';

/** Messages about reading bank files: why a file is refused, and why a row of it was not read. */
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
  currency: 'Las cuentas son en dólares (USD). Registra solo extractos en dólares.',
  fileSha256: 'La huella del archivo tiene 64 dígitos hexadecimales (SHA-256)',
  accountReason: 'Escribe por qué el extracto es de esta cuenta aunque el archivo diga otra',
  otherAccount: (texts: string, own: string): string =>
    `El archivo dice que es de la cuenta ${texts}, y elegiste la ${own}. Elige la cuenta del archivo, o confirma que es de esta y escribe por qué.`,
  fileAccounts: 'Las cuentas del archivo (fileAccounts) deben ser una lista de hasta 50 textos',
  collective: (payments: number): string =>
    `Reúne ${payments} pagos y el banco no dice cuánto es de cada uno. Quedará por identificar: pídele al banco el detalle.`,
  lineCurrency: (currency: string): string => `Está en ${currency}, y las cuentas son en dólares (USD): no se tomó.`,
  lineNoCurrency: 'No dice en qué moneda está, y otras filas están en otra moneda: no se tomó.',
  lineState: (state: string): string =>
    `El banco dice «${state}»: todavía no es un movimiento de la cuenta y no se tomó.`,
  stateUnknown: (column: string): string =>
    `No sabemos qué estados de la columna «${column}» son movimientos registrados. Se tomaron todos: revisa las filas.`,
  lineAccount: (account: string): string => `Es de la cuenta ${account}: no se tomó.`,
  dayOfBooking: (taken: string, other: string): string =>
    `La fecha de cada movimiento es la de «${taken}». La de «${other}» es la de valor y no se usa.`,
  dayOfValue: (taken: string, other: string): string =>
    `La fecha de cada movimiento es la de valor, «${taken}». El archivo tiene también «${other}»: elígela si es la del registro.`,
  noMovements: 'El archivo no tiene movimientos. Si los hubo en esos días, descárgalo de nuevo del banco.',
  norma43: `Es un archivo de la Norma 43 (Cuaderno 43), que no se usa en Ecuador. Descarga del banco el extracto en ${kinds}.`,
  zip: `Es un ZIP. Descomprímelo y sube cada archivo que tiene (${kinds}).`,
  ods: 'Es una hoja de OpenDocument (.ods). Ábrela, guárdala como .xlsx o CSV y súbela de nuevo.',
} as const;
