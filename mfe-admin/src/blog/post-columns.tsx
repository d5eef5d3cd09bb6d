import type { Column } from '@cimiento/ui';
import type { OpenDialog } from '../records/open-dialog';
import { RowActions } from '../records/RowActions';
import type { AdminPostsQuery } from './blog.generated';

export type Post = AdminPostsQuery['adminPosts']['items'][number];

/** The columns of specification §2 'Admin Blog'. */
export const postColumns = (open: (dialog: OpenDialog<Post>) => void): readonly Column<Post>[] => [
  { key: 'title', header: 'Título', sort: 'title', cell: ({ title }) => <strong>{title}</strong> },
  { key: 'slug', header: 'Slug', sort: 'slug', cell: ({ slug }) => slug },
  { key: 'excerpt', header: 'Extracto', cell: ({ excerpt }) => excerpt },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <RowActions
        name={row.title}
        onView={() => open({ kind: 'view', row })}
        onEdit={() => open({ kind: 'edit', row })}
        onHistory={() => open({ kind: 'history', row })}
        onDelete={() => open({ kind: 'delete', row })}
      />
    ),
  },
];
