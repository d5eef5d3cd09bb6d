import { IconButton, media, RefreshIcon, space } from '@cimiento/ui';
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

// Beside the search where there is room for no more; elsewhere at the end.
const Refresh = styled(IconButton)`
  min-height: 2.5rem;

  ${media.tablet} {
    order: 1;
  }
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
    <Refresh label="Actualizar" icon={<RefreshIcon />} variant="secondary" aria-busy={loading} onClick={onRefresh} />
    {children}
  </Bar>
);
