import { screeningListLabel } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, DataTable, EmptyState, ErrorState, lazyDialog, Skeleton, type Column } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { countColumn, momentColumn } from '../../shared/records/columns';
import { Code, Panel } from '../../shared/records/Panel';
import { ScreeningListsDocument, type ScreeningListsQuery } from './compliance.generated';

const LoadListDialog = lazyDialog(() => import('./LoadListDialog').then((module) => module.LoadListDialog));

type List = ScreeningListsQuery['screeningLists'][number];

const columns: readonly Column<List>[] = [
  { key: 'kind', compact: 'title', header: 'Lista', cell: ({ kind }) => screeningListLabel[kind] },
  countColumn('version', 'Versión', { compact: 'labelled' }),
  countColumn('entries', 'Entradas', { compact: 'labelled' }),
  momentColumn('loadedAt', 'Cargada el', { compact: 'labelled' }),
  { key: 'sha256', compact: 'wide', header: 'SHA-256', cell: ({ sha256 }) => <Code>{sha256}</Code> },
];

/** The lists in use, and the load of a new file. */
export function ListsPanel() {
  const { data, loading, error, refresh, reload } = usePageQuery(ScreeningListsDocument, {});
  const [isLoading, setIsLoading] = useState(false);
  if (error && !loading) return <ErrorState message="No se pudieron cargar las listas." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando listas..." />;
  return (
    <Panel>
      <p>
        Cada carga reemplaza la lista de su fuente y compara de nuevo a todas las personas. Un parecido es una posible
        coincidencia: la decide quien revisa, y la persona no se entera.
      </p>
      <Allowed to="loadScreeningList">
        <div>
          <Button onClick={() => setIsLoading(true)}>Cargar lista</Button>
        </div>
      </Allowed>
      {data.screeningLists.length === 0 ? (
        <EmptyState title="Ninguna lista" description="Hasta que cargues una, nadie se compara con ninguna." />
      ) : (
        <DataTable
          dense
          caption="Listas en uso"
          columns={columns}
          rows={data.screeningLists}
          rowKey={({ kind }) => kind}
        />
      )}
      {isLoading && <LoadListDialog reload={reload} onClose={() => setIsLoading(false)} />}
    </Panel>
  );
}
