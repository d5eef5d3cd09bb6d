import { paymentStatuses, paymentStatus } from '@cimiento/contracts';
import { ListFilter } from '../../shared/records/Filter';
import type { ListState } from '../../shared/records/useListState';

const statuses = paymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

/** Filters by status and by period, beside the search. */
export const PaymentFilters = ({ list, periods }: { list: ListState; periods: readonly string[] }) => (
  <>
    <ListFilter list={list} name="status" label="Estado" all="Estado: todos" choices={statuses} />
    <ListFilter
      list={list}
      name="period"
      label="Período"
      all="Período: todos"
      choices={periods.map((period) => ({ value: period, label: period }))}
    />
  </>
);
