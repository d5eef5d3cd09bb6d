import { paymentStatuses, paymentStatus } from '@cimiento/contracts';
import { Filter } from '../records/Filter';
import type { ListState } from '../records/useListState';

const statuses = paymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

/** Filters by status and by period, beside the search. */
export const PaymentFilters = ({ list, periods }: { list: ListState; periods: readonly string[] }) => (
  <>
    <Filter
      label="Estado"
      all="Estado: todos"
      choices={statuses}
      value={list.filter('status')}
      onChange={(status) => list.onFilter('status', status)}
    />
    <Filter
      label="Período"
      all="Período: todos"
      choices={periods.map((period) => ({ value: period, label: period }))}
      value={list.filter('period')}
      onChange={(period) => list.onFilter('period', period)}
    />
  </>
);
