import { IconButton, media, RefreshIcon, Row, space } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SearchBox } from './SearchBox';
import type { ListState } from './useListState';

// Beside the search on a phone, after the filters elsewhere.
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  button {
    min-height: 2.5rem;
  }

  @media (pointer: coarse) {
    button {
      min-height: 2.75rem;
    }
  }

  ${media.tablet} {
    order: 1;
  }
`;

// At the end of the line.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  ${media.tablet} {
    order: 2;
    margin-left: auto;
  }
`;

type Props = {
  list: ListState;
  searchLabel: string;
  loading: boolean;
  onRefresh: () => void;
  /** More buttons beside the refresh button, such as the export. */
  tools?: ReactNode;
  /** Buttons that add to the list, on a panel without a page header. */
  actions?: ReactNode;
  /** Filters beside the search. */
  children?: ReactNode;
};

/** Search, filters and tools above a list. */
export const ListToolbar = ({ list, searchLabel, loading, onRefresh, tools, actions, children }: Props) => (
  <Row $gap={1.5}>
    <SearchBox label={searchLabel} value={list.search} onSearch={list.onSearch} />
    <Tools>
      <IconButton
        label="Actualizar"
        icon={<RefreshIcon />}
        variant="secondary"
        aria-busy={loading}
        onClick={onRefresh}
      />
      {tools}
    </Tools>
    {children}
    {actions && <Actions>{actions}</Actions>}
  </Row>
);
