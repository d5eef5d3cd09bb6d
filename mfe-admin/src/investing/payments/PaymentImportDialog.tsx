import { useMutation } from '@apollo/client/react';
import { centsToText, parseCents, formatExactDollars, formatWholeNumber, limits, toCsv } from '@cimiento/contracts';
import { paymentImportFields } from '@cimiento/contracts/fields';
import { Button, Checkbox, color, Dialog, saveFile, space, text, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ImportPaymentsDocument } from './payment-import.generated';
import { DuplicateWarning } from './DuplicateWarning';
import { ImportPreview } from './ImportPreview';
import { paymentTemplate, toLineFault, type LineFault } from './payments-from-csv';
import type { ResolvedFile } from './resolve-payments';
import { useDuplicateCheck } from './useDuplicateCheck';
import { usePaymentFile } from './usePaymentFile';

const Muted = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
`;

const Terms = styled.div`
  margin-top: ${space[2]};
`;

const ErrorBox = styled.div`
  margin-top: ${space[2]};
  color: ${color.danger};

  ul {
    margin: ${space[1]} 0 0;
    padding-left: ${space[2.5]};
    font-size: ${text.small};
  }
`;

const maxShownErrors = 50;

const formatPaymentCount = (rows: number): string => `${formatWholeNumber(rows)} ${rows === 1 ? 'pago' : 'pagos'}`;

const sumAmounts = ({ rows }: ResolvedFile): string =>
  centsToText(rows.reduce((sum, { amount }) => sum + parseCents(amount), 0));

const formatFault = ({ line, column, value, message }: LineFault): string =>
  `Línea ${line}, ${column}${value === '' ? '' : ` «${value}»`}: ${message}`;

const saveTemplate = (): void =>
  saveFile(new Blob([toCsv(paymentTemplate)], { type: 'text/csv' }), 'plantilla-pagos.csv');

function FileErrors({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  const more = faults.length - maxShownErrors;
  return (
    <ErrorBox role="alert">
      <strong>El archivo no se puede importar así. No se importó ningún pago.</strong>
      <ul>
        {faults.slice(0, maxShownErrors).map((fault) => (
          <li key={`${fault.line} ${fault.column}`}>{formatFault(fault)}</li>
        ))}
        {more > 0 && <li>{`Y ${formatWholeNumber(more)} más.`}</li>}
      </ul>
    </ErrorBox>
  );
}

type Props = { onClose: () => void; reload: () => Promise<unknown> };

/** Imports payments from a CSV file: validates each line, warns of payments that are already recorded, then saves all rows or none. */
export function PaymentImportDialog({ onClose, reload }: Props) {
  const { save } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [send] = useMutation(ImportPaymentsDocument);
  const { file, setFile, isReading, choose: read } = usePaymentFile();
  const [isBusy, setIsBusy] = useState(false);
  const { check, checkFile } = useDuplicateCheck();
  const [isAccepted, setIsAccepted] = useState(false);
  const [reason, setReason] = useState('');
  const [isHistory, setIsHistory] = useState(false);
  const isValid = file !== null && file.faults.length === 0;
  const canImport = isValid && check.state === 'done' && (isAccepted || check.duplicates.length === 0);

  const choose = async (chosen: File | undefined) => {
    setIsAccepted(false);
    await checkFile(null);
    await checkFile(await read(chosen));
  };
  const importAll = async () => {
    if (!file) return;
    const { rows, lines } = file;
    setIsBusy(true);
    const toasts = {
      success: `${formatPaymentCount(rows.length)} ${rows.length === 1 ? 'importado' : 'importados'}`,
      failure: (message: string) => message,
    };
    const variables = { rows, reason: reason.trim() || null, history: isHistory };
    const errors = await save(() => send({ variables, context: withIdempotencyKey(variables) }), toasts);
    setIsBusy(false);
    if (!errors) return onClose();
    const faults = Object.entries(errors).filter(([path]) => path !== '');
    setFile({ ...file, faults: faults.map(([path, message]) => toLineFault(lines, path, message)) });
  };

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Importar pagos"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!canImport} busy={isBusy} busyLabel="Importando..." onClick={() => void importAll()}>
            {isValid ? `Importar ${formatPaymentCount(file.rows.length)}` : 'Importar'}
          </Button>
        </>
      }
    >
      <Muted>
        {`Un archivo CSV con la persona (correo, nombre o ID), el proyecto (nombre o ID), monto, período, fecha y estado, o como el que exporta esta lista. Hasta ${formatWholeNumber(limits.importedPayments.max)} pagos; se importan todos o ninguno.`}
      </Muted>
      <Button variant="ghost" size="small" onClick={saveTemplate}>
        Descargar plantilla
      </Button>
      <TextField
        label="Archivo CSV"
        type="file"
        accept=".csv,text/csv"
        // Without this, choosing a corrected file of the same name fires no change event.
        onClick={({ currentTarget }) => {
          (currentTarget as HTMLInputElement).value = '';
          void choose(undefined);
        }}
        onChange={({ target }) => void choose((target as HTMLInputElement).files?.[0])}
      />
      <Terms>
        <Checkbox
          label={paymentImportFields.history.label}
          checked={isHistory}
          onChange={({ currentTarget }) => setIsHistory(currentTarget.checked)}
        />
        <Muted>{paymentImportFields.history.hint}</Muted>
        <TextField
          label={paymentImportFields.reason.label}
          hint={paymentImportFields.reason.hint}
          value={reason}
          maxLength={paymentImportFields.reason.max}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Terms>
      {isReading && <p role="status">Revisando el archivo...</p>}
      {isValid && <ImportPreview file={file} />}
      {isValid && (
        <p role="status">
          {`${formatPaymentCount(file.rows.length)} por ${formatExactDollars(sumAmounts(file))} en total. ${check.state === 'checking' ? 'Buscando pagos repetidos...' : 'Revisa antes de importar.'}`}
        </p>
      )}
      {isValid && (
        <DuplicateWarning
          file={file}
          check={check}
          onRetry={() => void checkFile(file)}
          accepted={isAccepted}
          onAccept={setIsAccepted}
        />
      )}
      {file && <FileErrors faults={file.faults} />}
    </Dialog>
  );
}
