import { csv } from '@cimiento/contracts';
import { personMessage } from '@cimiento/session';
import { Button, DownloadIcon, saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';

/** Every row that a list asks for page by page, by id: `next` gives those after an id, and none when there are no more. */
export async function allRows<Row extends { id: number }>(next: (after: number) => Promise<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const more = await next(rows.at(-1)?.id ?? 0);
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}

type Props = {
  /** Name of the file. */
  name: string;
  /** Its lines, the header first. */
  lines: () => Promise<readonly (readonly string[])[]>;
};

/** Downloads a list, as it is searched and filtered, as CSV. */
export function ExportButton({ name, lines }: Props) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(csv(await lines()), name);
      toast({ title: 'Archivo descargado', description: name });
    } catch (error) {
      const description = personMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo descargar', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="secondary" size="small" busy={busy} busyLabel="Exportando..." onClick={() => void download()}>
      <DownloadIcon size={18} />
      Exportar CSV
    </Button>
  );
}
