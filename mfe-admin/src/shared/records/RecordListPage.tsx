import type { OperationVariables } from '@apollo/client';
import type { QueryState } from '@cimiento/product-ui/lists';
import { AddIcon, Button, PageHeader, usePageTitle, type Column } from '@cimiento/ui';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { AdminLayout } from '../layout/AdminLayout';
import type { OpenDialog } from './open-dialog';
import { SearchableList, type SearchableListProps } from './SearchableList';

type Props<Row, FileRow, Variables> = Omit<SearchableListProps<Row, FileRow, Variables>, 'columns' | 'actions'> & {
  texts: { /** Label of the button that adds a record. */ add: string };
  query: Pick<QueryState<unknown>, 'reload'>;
  /** The columns, with actions that open the dialogs of a row. It keeps its identity between renders. */
  columns: (open: (dialog: OpenDialog<Row>) => void) => readonly Column<Row>[];
  Dialogs: ComponentType<{ dialog: OpenDialog<Row>; onClose: () => void; reload: () => Promise<unknown> }>;
  /** The content between the header and the list. */
  top?: ReactNode;
};

/** A page with one list of records and the dialogs that add, edit and delete them. */
export function RecordListPage<
  Row extends { id: number },
  FileRow extends { id: number },
  Variables extends OperationVariables,
>({ columns: createColumns, Dialogs, top, ...list }: Props<Row, FileRow, Variables>) {
  const { texts, query } = list;
  usePageTitle(texts.caption);
  const [dialog, setDialog] = useState<OpenDialog<Row> | null>(null);
  const columns = useMemo(() => createColumns(setDialog), [createColumns]);
  const add = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <AddIcon size={18} />
      {texts.add}
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={add} />
      {top}
      <SearchableList {...list} columns={columns} />
      {dialog && <Dialogs dialog={dialog} onClose={() => setDialog(null)} reload={query.reload} />}
    </AdminLayout>
  );
}
