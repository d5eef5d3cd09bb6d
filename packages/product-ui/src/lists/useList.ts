import { useState } from 'react';
import { useAddressParams } from './useAddressParams';

/** Most rows that one query reads. */
const mostRows = 1000;

export type ListState = {
  /** Value of a filter in the address, or '' when it is not set. */
  filter: (name: string) => string;
  /** Whether a filter is set. */
  isNarrowed: boolean;
  /** Rows to show. */
  count: number;
  /** Rows to ask the server for: one more than is shown tells whether there are more. */
  limit: number;
  onFilter: (name: string, value: string) => void;
  onClear: () => void;
  onMore: () => void;
};

/** State of a list that grows by a page at a time. Its filters are in the address, so that they can be shared, reloaded and returned to. */
export function useList(filters: readonly string[] = [], pageSize = 25): ListState {
  const { read, change } = useAddressParams();
  const [count, setCount] = useState(pageSize);
  const filter = (changes: Record<string, string | null>) => {
    setCount(pageSize);
    change(changes, { replace: true, preventScrollReset: true });
  };
  return {
    filter: read,
    isNarrowed: filters.some((name) => read(name).trim() !== ''),
    count,
    limit: Math.min(count + 1, mostRows),
    onFilter: (name, value) => filter({ [name]: value }),
    onClear: () => filter(Object.fromEntries(filters.map((name) => [name, null]))),
    onMore: () => setCount(count + pageSize),
  };
}
