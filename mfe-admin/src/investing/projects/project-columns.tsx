import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  exitPath,
  formatShortDate,
  messages,
  projectContentPath,
  toCalendarDate,
  capPercent,
  getFundedPercent,
  formatPercent,
  formatThousands,
  formatWholeNumber,
} from '@cimiento/contracts';
import { getColumnLabel, projectFields } from '@cimiento/contracts/fields';
import { ProjectStatusBadge } from '@cimiento/product-ui';
import { Badge, Button, media, space, type Column, ProgressBar } from '@cimiento/ui';
import { styled } from 'styled-components';
import { PageLink } from '../../shared/access/PageLink';
import { Allowed } from '../../shared/access/allowed';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { ActionButtons, listRecordActions } from '../../shared/records/RowActions';
import { Actions as IconActions } from '../../shared/records/Panel';
import { toToasts } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { DraftActions, describeMissing } from './DraftActions';
import type { Project } from './project-form';
import { AdminProjectsDocument, SetProjectArchivedDocument } from './projects.generated';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { rateColumn, textColumn, titleColumn } from '../../shared/records/columns';

/** Funded and target in thousands of dollars, a bar capped at 100 %, the percentage, and what is reserved and the number of investors if there are any. */
function FundingCell({ project }: { project: Project }) {
  const { name, funded, reserved, target, totalInvestors } = project;
  const share = getFundedPercent(funded, target);
  const investors =
    totalInvestors > 0
      ? ` · ${formatWholeNumber(totalInvestors)} ${totalInvestors === 1 ? 'inversor' : 'inversores'}`
      : '';
  const held = reserved > 0 ? ` · ${formatThousands(reserved)} reservado` : '';
  return (
    <ProgressBar
      value={capPercent(share)}
      label={`Financiamiento de ${name}`}
      caption={`${formatThousands(funded)} / ${formatThousands(target)} · ${formatPercent(share)}${held}${investors}`}
    />
  );
}

const Note = styled.small`
  display: block;
`;

const Actions = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  > * {
    white-space: nowrap;
  }

  ${media.tablet} {
    flex-wrap: nowrap;
  }
`;

/** Says that a project was made 'Finalizada' by hand: its sale was never allocated to its holders. */
const ExitNote = ({ project: { id, name, status, isSettled } }: { project: Project }) =>
  status === 'exited' && !isSettled ? (
    <Note>
      <PageLink keepsText to={exitPath(id)} aria-label={`Finalizada sin liquidación: ${name}`}>
        Finalizada sin liquidación
      </PageLink>
    </Note>
  ) : null;

const DraftStatus = ({ project }: { project: Project }) => (
  <>
    <Badge tone="warning">{messages.draftProject}</Badge>
    <Note>{describeMissing(project)}</Note>
  </>
);

function RestoreButton({ project: { id, name } }: { project: Project }) {
  const client = useApolloClient();
  const { run } = useRecordChanges(() => client.refetchQueries({ include: [AdminProjectsDocument] }));
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  const restore = () =>
    run(
      () => sendArchived({ variables: { id, archived: false } }),
      toToasts({ name: 'el proyecto' }, 'restaurar', 'restaurad'),
    );
  return (
    <Button variant="ghost" size="small" aria-label={`Restaurar ${name}`} onClick={() => void restore()}>
      Restaurar
    </Button>
  );
}

/** Columns of the projects list; docs/product/projects.md fixes their headers. */
export const projectColumns = (open: (dialog: OpenDialog<Project>) => void): readonly Column<Project>[] => {
  const recordActions = listRecordActions(open, { edit: 'updateProject', remove: 'deleteProject' });
  return [
    titleColumn('name', projectFields.name, { sort: 'name' }),
    textColumn('location', projectFields.location, { sort: 'location' }),
    {
      key: 'status',
      compact: 'status',
      header: getColumnLabel(projectFields.status),
      sort: 'status',
      cell: (project) => (
        <>
          {project.publishedAt === null ? (
            <DraftStatus project={project} />
          ) : (
            <ProjectStatusBadge status={project.status} />
          )}
          {project.archivedAt && <Note>{`Archivado el ${formatShortDate(toCalendarDate(project.archivedAt))}`}</Note>}
          <ExitNote project={project} />
        </>
      ),
    },
    {
      key: 'progress',
      compact: 'wide',
      header: 'Progreso',
      sort: 'funded',
      cell: (project) => <FundingCell project={project} />,
    },
    rateColumn('annualReturn', projectFields.annualReturn, { compact: 'figure', sort: 'annualReturn' }),
    {
      key: 'actions',
      header: 'Acciones',
      align: 'end',
      cell: (row) => (
        <Actions>
          {row.archivedAt && (
            <Allowed to="setProjectArchived">
              <RestoreButton project={row} />
            </Allowed>
          )}
          {row.publishedAt === null && !row.archivedAt && <DraftActions project={row} />}
          <PageLink to={exitPath(row.id)} aria-label={`Salida de ${row.name}`}>
            Salida
          </PageLink>
          <PageLink to={projectContentPath(row.id)} aria-label={`Contenido de ${row.name}`}>
            Contenido
          </PageLink>
          <IconActions>
            <ActionButtons row={row} name={row.name} actions={recordActions} />
          </IconActions>
        </Actions>
      ),
    },
  ];
};

/** The columns of a project in a file. */
export const projectExport: readonly ExportColumn<Project>[] = [
  ['ID', ({ id }) => id],
  ...toExportColumns(projectFields, 'image', 'description', 'fees', 'risks'),
];
