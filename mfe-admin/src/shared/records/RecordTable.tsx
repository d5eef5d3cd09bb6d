import { DataTable, type Column } from '@cimiento/ui';
import type { ComponentProps } from 'react';
import { useMay, type OperationName } from '../access/allowed';

/** A column of buttons with the operations that they run, where each of them is left out for those who may not. */
export type ActionColumn<Row> = Column<Row> & { runs?: readonly OperationName[] };

type Props<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'columns'> & { columns: readonly ActionColumn<Row>[] };

/** A table without the columns whose buttons are all left out for the signed-in administrator. */
export function RecordTable<Row>({ columns, ...table }: Props<Row>) {
  const may = useMay();
  return <DataTable {...table} columns={columns.filter(({ runs }) => !runs || runs.some(may))} />;
}
