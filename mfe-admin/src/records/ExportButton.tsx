import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { brand, csv, today, wholeNumber } from '@cimiento/contracts';
import { personMessage } from '@cimiento/session';
import { DownloadIcon, IconButton, media, saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';

/** A column of the file: its name, and what it says of a row. */
export type ExportColumn<Row> = readonly [header: string, value: (row: Row) => string | number | null];

type Page<Row> = { items: readonly Row[]; total: number };
type Paged = { offset: number; limit: number };

const pageRows = 100;

/** More rows than a spreadsheet is read with; each page of them asks the server. */
const mostRows = 20_000;

class TooMany extends Error {}

/** All rows that the list's search and filters give, page by page. A row that moved to the next page meanwhile stands there once. */
async function everyRow<Data, Variables extends Paged, Row extends { id: number }>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  pageOf: (data: Data) => Page<Row>,
): Promise<Row[]> {
  const rows = new Map<number, Row>();
  for (let offset = 0; ; offset += pageRows) {
    const { data } = await client.query({ query, variables: { ...variables, offset, limit: pageRows }, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('a page answered without data');
    const { items, total } = pageOf(data as Data);
    if (total > mostRows) throw new TooMany();
    for (const row of items) rows.set(row.id, row);
    if (items.length < pageRows) return [...rows.values()];
  }
}

// Beside the button that loads the list again.
const Export = styled(IconButton)`
  min-height: 2.5rem;

  ${media.tablet} {
    order: 1;
  }
`;

type Props<Data, Variables, Row> = {
  /** First part of the file's name: 'pagos'. */
  name: string;
  query: TypedDocumentNode<Data, Variables>;
  /** What the list itself asks for: the same search, filters and order. */
  variables: Variables;
  pageOf: (data: Data) => Page<Row>;
  columns: readonly ExportColumn<Row>[];
};

/** Downloads a list as it is searched, filtered and sorted, all its pages. */
export function ExportButton<Data, Variables extends Paged, Row extends { id: number }>(props: Props<Data, Variables, Row>) {
  const { name, query, variables, pageOf, columns } = props;
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const rows = await everyRow(client, query, variables, pageOf);
      const lines = rows.map((row) => columns.map(([, value]) => value(row)));
      saveFile(csv([columns.map(([header]) => header), ...lines]), `${name}-${brand.name.toLowerCase()}-${today()}.csv`);
    } catch (error) {
      const description =
        error instanceof TooMany
          ? `La lista tiene más de ${wholeNumber(mostRows)} filas. Usa la búsqueda o los filtros y exporta por partes.`
          : personMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo exportar', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return <Export label="Exportar CSV" icon={<DownloadIcon />} variant="secondary" disabled={busy} onClick={() => void download()} />;
}
