import { useApolloClient } from '@apollo/client/react';
import { toCallError } from '@cimiento/session';
import { Button } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { saveSpreadsheet } from './download-batch';
import { BatchSpreadsheetDocument } from './withdrawals.generated';

/** Downloads the file of a batch for a spreadsheet, which would take the zeros from the numbers of the CSV. */
export function SpreadsheetButton({ id }: { id: number }) {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);
  const download = async () => {
    setIsLoading(true);
    try {
      const query = { query: BatchSpreadsheetDocument, variables: { id }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(query);
      if (data) saveSpreadsheet(id, data.withdrawalBatch.spreadsheet);
    } catch (error) {
      toast({ title: 'No se descargó', description: toCallError(error).serverMessage, variant: 'destructive' });
    }
    setIsLoading(false);
  };
  return (
    <Button
      size="small"
      variant="ghost"
      busy={isLoading}
      aria-label={`Descargar para Excel: Lote ${id}`}
      title="Con los ceros de las cuentas"
      onClick={() => void download()}
    >
      Excel
    </Button>
  );
}
