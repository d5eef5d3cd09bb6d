import { wholeNumber } from '@cimiento/contracts';
import type { PaymentDuplicatesQuery } from './payment-import.generated';
import type { PaymentFile } from './payments-from-csv';

/** A row of a file that looks like a payment that was made before. */
export type Duplicate = PaymentDuplicatesQuery['paymentDuplicates'][number];

/** Why a row of a file looks like a payment that was made before: 'Línea 3, 2026-01, inversión #12: ya hay 1 pago registrado'. */
export function duplicateWords(
  { rows, lines }: Pick<PaymentFile, 'rows' | 'lines'>,
  { row, recorded, repeats }: Duplicate,
): string {
  const reasons = [
    ...(recorded > 0
      ? [`ya hay ${wholeNumber(recorded)} ${recorded === 1 ? 'pago registrado' : 'pagos registrados'}`]
      : []),
    ...(repeats === null ? [] : [`repite la línea ${lines[repeats]}`]),
  ];
  return `Línea ${lines[row]}, ${rows[row]?.period}, inversión #${rows[row]?.investmentId}: ${reasons.join('; ')}`;
}
