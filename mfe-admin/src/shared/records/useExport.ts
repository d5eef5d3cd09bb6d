import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { brand, today, formatWholeNumber } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { exportFile, type ExportColumn } from './export-file';

export type ExportProps<Row> = {
  /** First part of the file's name: 'pagos'. */
  name: string;
  query: TypedDocumentNode<{ rows: readonly Row[] }, never>;
  /** Variables of the query for the rows after an id, with the search and filters of the list. */
  variables: (after: number) => OperationVariables;
  columns: readonly ExportColumn<Row>[];
};

export type Export = {
  /** Rows in the file so far; null before an export, and during the first `progressDelayMs`. */
  done: number | null;
  /** Starts an export; does nothing while one is running. */
  start: () => void;
  cancel: () => void;
};

// A shorter export ends before its progress could be read.
const progressDelayMs = 400;

const cancelled = { title: 'Exportación cancelada', description: 'No se descargó ningún archivo.' };

/** Downloads a list as it is searched and filtered. Leaving the list cancels the export and shows a toast. */
export function useExport<Row extends { id: number }>(props: ExportProps<Row>): Export {
  const client = useApolloClient();
  const running = useRef<AbortController | null>(null);
  const [done, setDone] = useState<number | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const download = async ({ signal }: AbortController) => {
    const { name, query, variables, columns } = props;
    let rows = 0;
    const timer = setTimeout(() => setDone(rows), progressDelayMs);
    const onRows = (now: number) => {
      rows = now;
      setDone((shown) => (shown === null ? null : now));
    };
    const next = async (after: number) => {
      const context = { fetchOptions: { signal } };
      const { data } = await client.query<{ rows: readonly Row[] }, OperationVariables>({
        query,
        variables: variables(after),
        fetchPolicy: 'no-cache',
        context,
      });
      if (!data) throw new Error('The server answered without data');
      return data.rows;
    };
    try {
      const file = `${name}-${brand.name.toLowerCase()}-${today()}.csv`;
      saveFile(await exportFile({ columns, next, onRows, signal }), file);
      toast({
        title: 'Archivo descargado',
        description: `${file} · ${formatWholeNumber(rows)} ${rows === 1 ? 'fila' : 'filas'}`,
      });
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast(signal.aborted ? cancelled : { title: 'No se pudo exportar', description, variant: 'destructive' });
    } finally {
      clearTimeout(timer);
      running.current = null;
      setDone(null);
    }
  };

  const start = () => {
    if (running.current) return;
    running.current = new AbortController();
    void download(running.current);
  };
  return { done, start, cancel: () => running.current?.abort() };
}
