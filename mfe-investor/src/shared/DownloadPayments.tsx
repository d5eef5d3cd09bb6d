import {
  brand,
  toCsv,
  toDecimalComma,
  getInvestorPaymentLabel,
  formatPaymentDate,
  type PaymentStatus,
} from '@cimiento/contracts';
import { Button, DownloadIcon, saveFile } from '@cimiento/ui';

type Payment = { period: string; paymentDate: string; projectName: string; amount: string; status: PaymentStatus };

const header = ['Período', 'Fecha de pago', 'Proyecto', 'Monto (USD)', 'Estado'];

/** CSV of an investor's payments, in the form that a Spanish-language spreadsheet opens correctly. */
export const toPaymentsCsv = (payments: readonly Payment[]): string =>
  toCsv([
    header,
    ...payments.map(({ period, paymentDate: date, projectName, amount, status }) => [
      period,
      formatPaymentDate(date),
      projectName,
      toDecimalComma(amount),
      getInvestorPaymentLabel(status),
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
