import { SortDownIcon, SortUpIcon } from '../icons/icons';
import { HeadCell, SortButton } from './DataTable.styles';

export type TableSort = {
  by: string;
  descending: boolean;
  /** The heading of an order was pressed. */
  onSort: (by: string) => void;
};

type Props = {
  align: 'start' | 'end';
  /** The order that this column stands for. */
  by: string | undefined;
  sort: TableSort | undefined;
  columns: number;
  children: string;
};

/** The head of a column; where the list can be sorted by it, a button that says how it is sorted now. */
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
