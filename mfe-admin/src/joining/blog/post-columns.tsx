import { getColumnLabel, postFields } from '@cimiento/contracts/fields';
import { color, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { actionsColumn, listRecordActions, viewAction } from '../../shared/records/RowActions';
import type { AdminPostsQuery } from './blog.generated';
import { toExportColumns } from '../../shared/records/export-columns';
import type { ExportColumn } from '../../shared/records/export-file';
import { titleColumn } from '../../shared/records/columns';

export type Post = AdminPostsQuery['adminPosts']['items'][number];

// One line each where the row is compact; the dialog of the article has the whole text.
const Slug = styled.span`
  @container (max-width: 40rem) {
    display: block;
    max-width: 18rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  @container (max-width: 40rem) {
    -webkit-line-clamp: 1;
    color: ${color.muted};
    font-size: ${text.tiny};
  }
`;

/** Columns of the articles list. */
export const postColumns = (open: (dialog: OpenDialog<Post>) => void): readonly Column<Post>[] => [
  titleColumn('title', postFields.title, { sort: 'title' }),
  { key: 'slug', header: getColumnLabel(postFields.slug), sort: 'slug', cell: ({ slug }) => <Slug>{slug}</Slug> },
  {
    key: 'excerpt',
    compact: 'wide',
    header: getColumnLabel(postFields.excerpt),
    cell: ({ excerpt }) => <Excerpt>{excerpt}</Excerpt>,
  },
  actionsColumn(
    ({ title }) => title,
    [
      viewAction(
        (row) => open({ kind: 'view', row }),
        (name) => `Ver ${name}`,
      ),
      ...listRecordActions(open, { edit: 'updatePost', remove: 'deletePost' }),
    ],
  ),
];

/** The columns of an article in a file. */
export const postExport: readonly ExportColumn<Post>[] = [['ID', ({ id }) => id], ...toExportColumns(postFields)];
