import { useMutation } from '@apollo/client/react';
import { centsToText, parseCents, usdExact, wholeNumber } from '@cimiento/contracts';
import { Button, color, Dialog, space, text, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useIdempotencyKey } from '../records/useIdempotencyKey';
import { useChanges } from '../records/useChanges';
import { ImportPaymentsDocument } from './payment-import.generated';
import { PaymentWarnings } from './PaymentWarnings';
import { columnNames, lineFault, paymentsOfFile, type LineFault, type PaymentFile } from './payments-from-csv';
import { useDuplicates } from './useDuplicates';

const Muted = styled.p`
  margin: 0 0 ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
`;

const Faults = styled.div`
  margin-top: ${space[2]};
  color: ${color.danger};

  ul {
    margin: ${space[1]} 0 0;
    padding-left: ${space[2.5]};
    font-size: ${text.small};
  }
`;

const shownFaults = 50;

const count = (rows: number): string => `${wholeNumber(rows)} ${rows === 1 ? 'pago' : 'pagos'}`;

const sumOf = ({ rows }: PaymentFile): string =>
  centsToText(rows.reduce((sum, { amount }) => sum + (parseCents(amount) ?? 0), 0));

function FaultList({ faults }: { faults: readonly LineFault[] }) {
  if (faults.length === 0) return null;
  const more = faults.length - shownFaults;
  return (
    <Faults role="alert">
      <strong>El archivo no se puede importar así. No se importó ningún pago.</strong>
      <ul>
        {faults.slice(0, shownFaults).map(({ line, column, message }) => (
          <li key={`${line} ${column}`}>{`Línea ${line}, ${column}: ${message}`}</li>
        ))}
        {more > 0 && <li>{`Y ${wholeNumber(more)} más.`}</li>}
      </ul>
    </Faults>
  );
}

type Props = { onClose: () => void; reload: () => Promise<unknown> };

/** Payments from a file: checked line by line as soon as it is chosen, with a warning of those made before, then recorded all or none. */
export function PaymentImportDialog({ onClose, reload }: Props) {
  const { save } = useChanges(reload);
  const attempt = useIdempotencyKey();
  const [send] = useMutation(ImportPaymentsDocument);
  const [file, setFile] = useState<PaymentFile | null>(null);
  const [busy, setBusy] = useState(false);
  const { check, look } = useDuplicates();
  const [accepted, setAccepted] = useState(false);
  const sound = file !== null && file.faults.length === 0;
  const ready = sound && check.state === 'done' && (accepted || check.duplicates.length === 0);

  const choose = async (chosen: File | undefined) => {
    const next = chosen ? await paymentsOfFile(chosen) : null;
    setFile(next);
    setAccepted(false);
    await look(next);
  };
  const importAll = async () => {
    if (!file) return;
    const { rows, lines } = file;
    setBusy(true);
    const words = {
      done: `${count(rows.length)} ${rows.length === 1 ? 'importado' : 'importados'}`,
      failed: (message: string) => message,
    };
    const errors = await save(() => send({ variables: { rows }, context: attempt({ rows }) }), words);
    setBusy(false);
    if (!errors) return onClose();
    const faults = Object.entries(errors).filter(([path]) => path !== '');
    setFile({ ...file, faults: faults.map(([path, message]) => lineFault(lines, path, message)) });
  };

  return (
    <Dialog
      open
      staysOnOutsidePress
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Importar pagos"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button disabled={!ready} busy={busy} busyLabel="Importando..." onClick={() => void importAll()}>
            {sound ? `Importar ${count(file.rows.length)}` : 'Importar'}
          </Button>
        </>
      }
    >
      <Muted>
        {`Un archivo CSV con las columnas ${Object.values(columnNames).join(', ')}, como el que exporta esta lista. Hasta 1000 pagos; se importan todos o ninguno.`}
      </Muted>
      <TextField
        label="Archivo CSV"
        type="file"
        accept=".csv,text/csv"
        // A file that was mended is chosen again under the same name, which a browser takes for no change.
        onClick={({ currentTarget }) => {
          (currentTarget as HTMLInputElement).value = '';
          void choose(undefined);
        }}
        onChange={({ target }) => void choose((target as HTMLInputElement).files?.[0])}
      />
      {sound && (
        <p role="status">
          {`${count(file.rows.length)} por ${usdExact(sumOf(file))} en total. ${check.state === 'looking' ? 'Buscando pagos repetidos...' : 'Revisa antes de importar.'}`}
        </p>
      )}
      {sound && (
        <PaymentWarnings
          file={file}
          check={check}
          onRetry={() => void look(file)}
          accepted={accepted}
          onAccept={setAccepted}
        />
      )}
      {file && <FaultList faults={file.faults} />}
    </Dialog>
  );
}
