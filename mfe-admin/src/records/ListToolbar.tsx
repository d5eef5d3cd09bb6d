import { IconButton, RefreshIcon, space } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchBox } from './SearchBox';
import type { ListState } from './useListState';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1.5]};
`;

type Props = {
  list: ListState;
  searchLabel: string;
  loading: boolean;
  onRefresh: () => void;
  /** Filters beside the search. */
  children?: ReactNode;
};

/** What narrows a list, and a button that loads it again. */
export const ListToolbar = ({ list, searchLabel, loading, onRefresh, children }: Props) => (
  <Bar>
    <SearchBox label={searchLabel} value={list.search} onSearch={list.onSearch} />
    {children}
    <IconButton label="Actualizar" icon={<RefreshIcon />} variant="secondary" disabled={loading} onClick={onRefresh} />
  </Bar>
);
