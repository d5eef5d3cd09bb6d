/** Purposes for which banks only charge. */
export const feeWords =
  /comisi[oó]n|\biva\b|impuesto|\bisd\b|cargo|retenci[oó]n|mantenimiento|costo (?:por|de) servicio|\bfee\b/i;
export const interestWords = /\binter[eé]s(?:es)?\b|\brendimiento|\binterest\b/i;
export const reversalWords = /revers|devoluci[oó]n|devuelt|anulaci[oó]n|protest|rechaz|extorno/i;
export const transferWords = /traspaso|transferencia (?:entre|propia)|entre cuentas/i;
