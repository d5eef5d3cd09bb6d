/** Purposes for which banks only charge. */
export const feeWords =
  /comisi[oó]n|\biva\b|impuesto|\bisd\b|cargo|retenci[oó]n|mantenimiento|costo (?:por|de) servicio|\bfee\b/i;
export const interestWords = /\binter[eé]s(?:es)?\b|\brendimiento|\binterest\b/i;
export const reversalWords = /revers|devoluci[oó]n|devuelt|anulaci[oó]n|protest|rechaz|extorno/i;
export const transferWords = /traspaso|transferencia (?:entre|propia)|entre cuentas/i;

/** Words of the expenses of a house in folded text, by their category. */
export const expenseWords = [
  ['insurance', /\bseguros?\b|\bpoliza\b/],
  ['tax', /\bpredial\b|\bimpuestos?\b|\bmunicipio\b/],
  ['administration', /\balicuotas?\b|\badministracion\b|\bcondominio\b/],
  ['maintenance', /\barreglos?\b|\bmantenimiento\b|\breparacion(es)?\b|\bpintura\b|\bplomeria\b/],
] as const;
