export { DateFilter, Filters, SearchFilter, SelectFilter } from './Filters';
export { parseEnum, useAddressParams } from './useAddressParams';
export { QueryList } from './QueryList';
export { useList, type ListState } from './useList';
export { usePageQuery, type QueryState } from './usePageQuery';
