import { useApolloClient } from '@apollo/client/react';
import { brand } from '@cimiento/contracts';
import { personMessage } from '@cimiento/session';
import { Button, DownloadIcon, saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { HistoryDocument } from './history.generated';
import { paymentsCsv } from './payments-csv';

/** Downloads all of one's own payments. */
export function DownloadPayments() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: HistoryDocument });
      if (!data) throw new Error('the history answered without data');
      saveFile(paymentsCsv(data.myReturns.returnHistory), `pagos-${brand.name.toLowerCase()}.csv`);
    } catch (error) {
      toast({
        title: 'No se pudo descargar',
        description: personMessage(error, 'Revisa tu conexión e intenta de nuevo.'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={busy} onClick={() => void download()}>
      <DownloadIcon /> Descargar CSV
    </Button>
  );
}
