import {
  brand,
  toCsv,
  toCsvNumber,
  formatPaymentDate,
  getPaymentState,
  getRentDay,
  rentState,
  today,
  type DatedPayment,
  type RentState,
} from '@cimiento/contracts';
import { Button, DownloadIcon, saveFile } from '@cimiento/ui';

type Payment = DatedPayment & { projectName: string; amount: string; rentState: RentState };

const header = ['Período', 'Fecha de pago', 'Proyecto', 'Monto (USD)', 'Estado', 'Esta parte'];

/** CSV of an investor's payments, in the form that a Spanish-language spreadsheet opens correctly. */
export const toPaymentsCsv = (payments: readonly Payment[]): string =>
  toCsv([
    header,
    ...payments.map((payment) => [
      payment.period,
      formatPaymentDate(getRentDay(payment, today())),
      payment.projectName,
      toCsvNumber(payment.amount),
      rentState[payment.rentState].label,
      rentState[getPaymentState(payment, today())].label,
    ]),
  ]);

export const DownloadPayments = ({ payments }: { payments: readonly Payment[] }) => (
  <Button
    variant="secondary"
    size="small"
    onClick={() => saveFile(toPaymentsCsv(payments), `pagos-${brand.name.toLowerCase()}.csv`)}
  >
    <DownloadIcon /> Descargar CSV
  </Button>
);
