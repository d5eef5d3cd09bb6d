import { contentVisibilityLabel, documentContentPath, documentKindLabel } from '@cimiento/contracts';
import { AddIcon, Button, EmptyState, Row } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import { ListTitle } from '../../shared/records/ListTitle';
import { Actions as IconActions, Panel } from '../../shared/records/Panel';
import { ActionButtons, listRecordActions, type RowAction } from '../../shared/records/RowActions';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { titleColumn } from '../../shared/records/columns';
import { DocumentDialogs, type Document, type DocumentDialog } from './DocumentDialogs';

const Versions = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const getColumns = (projectId: number, open: (dialog: DocumentDialog) => void): readonly ActionColumn<Document>[] => {
  const versionAction: RowAction<Document> = {
    label: 'Nueva versión',
    readAs: (name) => `Nueva versión de ${name}`,
    runs: 'addProjectDocumentVersion',
    variant: 'ghost',
    onClick: (row) => open({ kind: 'version', row }),
  };
  const recordActions = listRecordActions(open, { edit: 'updateProjectDocument', remove: 'deleteProjectDocument' });
  return [
    titleColumn('title', 'Título'),
    { key: 'kind', header: 'Tipo', cell: ({ kind }) => documentKindLabel[kind] },
    { key: 'visibility', header: 'Quién lo ve', cell: ({ visibility }) => contentVisibilityLabel[visibility] },
    {
      key: 'versions',
      compact: 'detail',
      header: 'Versiones',
      cell: ({ id, title, versions }) => (
        <Versions>
          {versions.map(({ version, fileName, sha256, createdAt }) => (
            <li key={version}>
              <a
                href={documentContentPath(projectId, id, version)}
                download
                title={`${fileName}, SHA-256 ${sha256}`}
                aria-label={`${title}, versión ${version}`}
              >
                {`v${version}`}
              </a>{' '}
              <span>{formatDay(createdAt)}</span>
            </li>
          ))}
        </Versions>
      ),
    },
    {
      key: 'actions',
      header: 'Acciones',
      runs: ['addProjectDocumentVersion', 'updateProjectDocument', 'deleteProjectDocument', 'auditEntries'],
      align: 'end',
      cell: (row) => (
        <Row $gap={2}>
          <ActionButtons row={row} name={row.title} actions={[versionAction]} />
          <IconActions>
            <ActionButtons row={row} name={row.title} actions={recordActions} />
          </IconActions>
        </Row>
      ),
    },
  ];
};

type Props = { projectId: number; documents: readonly Document[]; reload: () => Promise<unknown> };

/** The documents of a project: upload, new version, edit and delete. */
export function DocumentsPanel({ projectId, documents, reload }: Props) {
  const [dialog, setDialog] = useState<DocumentDialog | null>(null);
  return (
    <Panel as="section" aria-labelledby="project-documents">
      <Row $between $gap={2}>
        <ListTitle id="project-documents">Documentos</ListTitle>
        <Allowed to="createProjectDocument">
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <AddIcon size={18} />
            Subir documento
          </Button>
        </Allowed>
      </Row>
      {documents.length === 0 ? (
        <EmptyState title="Sin documentos" description="Sube la escritura, el avalúo o un informe." />
      ) : (
        <RecordTable
          caption="Documentos"
          columns={getColumns(projectId, setDialog)}
          rows={documents}
          rowKey={({ id }) => id}
        />
      )}
      {dialog && (
        <DocumentDialogs projectId={projectId} dialog={dialog} onClose={() => setDialog(null)} reload={reload} />
      )}
    </Panel>
  );
}
