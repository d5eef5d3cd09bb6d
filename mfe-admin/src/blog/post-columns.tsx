import { getColumnLabel, postFields } from '@cimiento/contracts/fields';
import type { Column } from '@cimiento/ui';
import type { OpenDialog } from '../records/open-dialog';
import { RowActions } from '../records/RowActions';
import type { AdminPostsQuery } from './blog.generated';

export type Post = AdminPostsQuery['adminPosts']['items'][number];

/** Columns of the articles list; docs/product.md §6 fixes their headers. */
export const postColumns = (open: (dialog: OpenDialog<Post>) => void): readonly Column<Post>[] => [
  {
    key: 'title',
    compact: 'title',
    header: getColumnLabel(postFields.title),
    sort: 'title',
    cell: ({ title }) => <strong>{title}</strong>,
  },
  { key: 'slug', header: getColumnLabel(postFields.slug), sort: 'slug', cell: ({ slug }) => slug },
  { key: 'excerpt', compact: 'wide', header: getColumnLabel(postFields.excerpt), cell: ({ excerpt }) => excerpt },
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
