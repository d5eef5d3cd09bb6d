export { DateFilter, Filters, SearchFilter, SelectFilter } from './Filters';
export { List } from './List';
export { parseEnum, useAddressParams } from './useAddressParams';
export { useList, type ListState } from './useList';
export { usePageQuery, type QueryState } from './usePageQuery';
