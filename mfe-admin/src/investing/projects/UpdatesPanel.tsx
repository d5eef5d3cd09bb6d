import { contentVisibilityLabel, projectUpdateKind } from '@cimiento/contracts';
import { AddIcon, Button, EmptyState, Row } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { ListTitle } from '../../shared/records/ListTitle';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { Panel } from '../../shared/records/Panel';
import { actionsColumn, listRecordActions } from '../../shared/records/RowActions';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { dayColumn, titleColumn, statusColumn } from '../../shared/records/columns';
import type { Update } from './project-content';
import { UpdateDialogs } from './UpdateDialogs';

const getColumns = (open: (dialog: OpenDialog<Update>) => void): readonly ActionColumn<Update>[] => [
  titleColumn('title', 'Título'),
  statusColumn('kind', 'Tipo', projectUpdateKind, { compact: 'detail' }),
  { key: 'visibility', header: 'Quién la ve', cell: ({ visibility }) => contentVisibilityLabel[visibility] },
  { key: 'pictures', compact: 'labelled', header: 'Fotos', align: 'end', cell: ({ pictures }) => pictures.length },
  dayColumn('publishedAt', 'Publicada', { compact: 'detail' }),
  actionsColumn(
    ({ title }) => title,
    listRecordActions(open, { edit: 'updateProjectUpdate', remove: 'deleteProjectUpdate' }),
  ),
];

type Props = { projectId: number; updates: readonly Update[]; reload: () => Promise<unknown> };

/** The news of a project: write, edit and delete. */
export function UpdatesPanel({ projectId, updates, reload }: Props) {
  const [dialog, setDialog] = useState<OpenDialog<Update> | null>(null);
  return (
    <Panel as="section" aria-labelledby="project-updates">
      <Row $between $gap={2}>
        <ListTitle id="project-updates">Novedades</ListTitle>
        <Allowed to="createProjectUpdate">
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <AddIcon size={18} />
            Escribir novedad
          </Button>
        </Allowed>
      </Row>
      {updates.length === 0 ? (
        <EmptyState title="Sin novedades" description="Cuenta a los inversionistas cómo va el proyecto." />
      ) : (
        <RecordTable caption="Novedades" columns={getColumns(setDialog)} rows={updates} rowKey={({ id }) => id} />
      )}
      {dialog && (
        <UpdateDialogs projectId={projectId} dialog={dialog} onClose={() => setDialog(null)} reload={reload} />
      )}
    </Panel>
  );
}
