import { AddIcon, Button, PageHeader, usePageTitle } from '@cimiento/ui';
import type { ComponentType, ReactNode } from 'react';
import { useAllowed, type OperationName } from '../access/allowed';
import { AdminLayout } from '../layout/AdminLayout';
import type { RecordListState } from './createRecordList';
import type { OpenDialog } from './open-dialog';
import { SearchableList } from './SearchableList';

type Props<Row, FileRow> = RecordListState<Row, FileRow, OpenDialog<Row>> & {
  /** Label of the button that adds a record. */
  add: string;
  /** The action of that button. */
  create: OperationName;
  Dialogs: ComponentType<{ dialog: OpenDialog<Row>; onClose: () => void; reload: () => Promise<unknown> }>;
  /** The content between the header and the list. */
  top?: ReactNode;
};

/** A page with one list of records and the dialogs that add, edit and delete them. */
export function RecordListPage<Row extends { id: number }, FileRow extends { id: number }>({
  add,
  create,
  Dialogs,
  top,
  opened,
  open,
  close,
  ...list
}: Props<Row, FileRow>) {
  const { texts, query } = list;
  usePageTitle(texts.caption);
  const addButton = useAllowed(create) && (
    <Button onClick={() => open({ kind: 'create' })}>
      <AddIcon size={18} />
      {add}
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={addButton} />
      {top}
      <SearchableList {...list} />
      {opened && <Dialogs dialog={opened} onClose={close} reload={query.reload} />}
    </AdminLayout>
  );
}
