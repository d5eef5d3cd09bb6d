import { formatWholeNumber } from '@cimiento/contracts';
import type { PaymentDuplicatesQuery } from './payment-import.generated';
import type { ResolvedFile } from './resolve-payments';

/** A row of the file that repeats a recorded payment or an earlier row. */
export type Duplicate = PaymentDuplicatesQuery['paymentDuplicates'][number];

/** 'Línea 3, 2026-01, inversión #12: ya hay 1 pago registrado' */
export function describeDuplicate(
  { rows, lines }: Pick<ResolvedFile, 'rows' | 'lines'>,
  { row, recorded, repeats }: Duplicate,
): string {
  const reasons = [
    ...(recorded > 0
      ? [`ya hay ${formatWholeNumber(recorded)} ${recorded === 1 ? 'pago registrado' : 'pagos registrados'}`]
      : []),
    ...(repeats === null ? [] : [`repite la línea ${lines[repeats]}`]),
  ];
  return `Línea ${lines[row]}, ${rows[row]?.period}, inversión #${rows[row]?.investmentId}: ${reasons.join('; ')}`;
}
