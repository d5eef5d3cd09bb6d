import { useApolloClient } from '@apollo/client/react';
import { brand, describeMovement, formatPaymentDate, movementKindLabel, toCsv, toCsvNumber } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Button, DownloadIcon, saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { MovementsDocument } from './balance.generated';
import type { Movement, toVariables } from './movement-filters';

const header = ['Fecha', 'Tipo', 'Movimiento', 'Referencia', 'Monto (USD)', 'Saldo (USD)', 'Cuenta desde'];

/** CSV of movements, in the form that a Spanish-language spreadsheet opens correctly. */
export const toMovementsCsv = (movements: readonly Movement[]): string =>
  toCsv([
    header,
    ...movements.map(({ occurredOn, kind, memo, reference, amount, balanceAfter, availableOn }) => [
      formatPaymentDate(occurredOn),
      movementKindLabel[kind],
      describeMovement(memo),
      reference,
      toCsvNumber(amount),
      toCsvNumber(balanceAfter),
      formatPaymentDate(availableOn ?? occurredOn),
    ]),
  ]);

/** Downloads all movements that match the filters, not only the shown ones. */
export function DownloadMovements({ variables }: { variables: ReturnType<typeof toVariables> }) {
  const client = useApolloClient();
  const [running, setRunning] = useState(false);
  const download = async () => {
    setRunning(true);
    try {
      const { data } = await client.query({ query: MovementsDocument, variables, fetchPolicy: 'no-cache' });
      saveFile(toMovementsCsv(data?.myMovements ?? []), `movimientos-${brand.name.toLowerCase()}.csv`);
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo descargar', description, variant: 'destructive' });
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button variant="secondary" size="small" disabled={running} onClick={() => void download()}>
      <DownloadIcon /> Descargar CSV
    </Button>
  );
}
