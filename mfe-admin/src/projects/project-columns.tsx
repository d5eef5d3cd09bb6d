import { formatAnnualReturn } from '@cimiento/contracts';
import { getColumnLabel, projectFields } from '@cimiento/contracts/fields';
import { ProjectStatusBadge, type Column } from '@cimiento/ui';
import type { OpenDialog } from '../records/open-dialog';
import { RowActions } from '../records/RowActions';
import { FundingCell } from './FundingCell';
import type { Project } from './project-form';

/** Columns of the projects list; docs/product.md §6 fixes their headers. */
export const projectColumns = (open: (dialog: OpenDialog<Project>) => void): readonly Column<Project>[] => [
  {
    key: 'name',
    header: getColumnLabel(projectFields.name),
    sort: 'name',
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    key: 'location',
    header: getColumnLabel(projectFields.location),
    sort: 'location',
    cell: ({ location }) => location,
  },
  {
    key: 'status',
    header: getColumnLabel(projectFields.status),
    sort: 'status',
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  { key: 'progress', header: 'Progreso', sort: 'funded', cell: (project) => <FundingCell project={project} /> },
  {
    key: 'return',
    header: getColumnLabel(projectFields.annualReturn),
    sort: 'annualReturn',
    align: 'end',
    cell: (project) => formatAnnualReturn(project.annualReturn),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <RowActions
        name={row.name}
        onEdit={() => open({ kind: 'edit', row })}
        onHistory={() => open({ kind: 'history', row })}
        onDelete={() => open({ kind: 'delete', row })}
      />
    ),
  },
];
