import { SortDownIcon, SortUpIcon } from '../icons/icons';
import { HeadCell, SortButton } from './DataTable.styles';

export type TableSort = {
  by: string;
  descending: boolean;
  /** Called with the sort key of the pressed header. */
  onSort: (by: string) => void;
};

type Props = {
  align: 'start' | 'end';
  /** Sort key of this column. */
  by: string | undefined;
  sort: TableSort | undefined;
  columns: number;
  children: string;
};

/** A column header; a button with the current order where the list can be sorted by it. */
export function Heading({ align, by, sort, columns, children }: Props) {
  if (!by || !sort) {
    return (
      <HeadCell role="columnheader" scope="col" $align={align} $columns={columns} $sortable={false}>
        {children}
      </HeadCell>
    );
  }
  const current = sort.by === by;
  const order = sort.descending ? 'descending' : 'ascending';
  const Icon = sort.descending ? SortDownIcon : SortUpIcon;
  return (
    <HeadCell
      role="columnheader"
      scope="col"
      aria-sort={current ? order : 'none'}
      $align={align}
      $columns={columns}
      $sortable
    >
      <SortButton type="button" $current={current} $columns={columns} onClick={() => sort.onSort(by)}>
        {children}
        {current && <Icon size={14} />}
      </SortButton>
    </HeadCell>
  );
}
