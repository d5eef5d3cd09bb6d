import { useMutation } from '@apollo/client/react';
import type { BatchFormat } from '@cimiento/contracts';
import { Button, ConfirmDialog, saveFile } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ReadWithdrawalBatchDocument, type BatchRowFragment } from './withdrawals.generated';

type Props = { batch: Pick<BatchRowFragment, 'id' | 'readAt'>; reload: () => Promise<unknown> };

const formats = [
  { format: 'csv', label: 'Descargar CSV', title: undefined },
  { format: 'xlsx', label: 'Descargar Excel', title: 'Con los ceros de las cuentas' },
] as const;

/** Saves a file that is given in Base64. */
const saveBase64 = (base64: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]), name);

/** Downloads the file of a batch. The first reading is noted, and asked about before. */
export function BatchDownload({ batch: { id, readAt }, reload }: Props) {
  const [read] = useMutation(ReadWithdrawalBatchDocument);
  const { run } = useRecordChanges(reload);
  const [asked, setAsked] = useState<BatchFormat | null>(null);
  const [loading, setLoading] = useState<BatchFormat | null>(null);
  const download = async (format: BatchFormat) => {
    setAsked(null);
    setLoading(format);
    const send = async () => {
      const { data } = await read({ variables: { id, format } });
      if (data) saveBase64(data.readWithdrawalBatch.base64, data.readWithdrawalBatch.fileName);
    };
    await run(send, { success: 'Archivo descargado', failure: 'No se descargó' });
    setLoading(null);
  };
  return (
    <Allowed to="readWithdrawalBatch">
      {formats.map(({ format, label, title }) => (
        <Button
          key={format}
          size="small"
          variant={format === 'csv' && readAt === null ? 'primary' : 'secondary'}
          busy={loading === format}
          aria-label={`${label}: Lote ${id}`}
          title={title}
          onClick={() => (readAt === null ? setAsked(format) : void download(format))}
        >
          {label}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={`¿Leer el archivo del lote ${id}?`}
          confirmLabel="Leer y descargar"
          confirmVariant="primary"
          busy={false}
          message="Desde ahora el banco puede tenerlo: el archivo ya no cambia, y un retiro que salga del lote necesita otra aprobación. Quita antes los que no van."
          onConfirm={() => void download(asked)}
          onOpenChange={(open) => !open && setAsked(null)}
        />
      )}
    </Allowed>
  );
}
