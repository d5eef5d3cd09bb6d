import { wholeNumber } from '@cimiento/contracts';
import { Button, color, space, text } from '@cimiento/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { pageSize } from './useListState';

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  p {
    margin: 0;
  }

  div {
    display: flex;
    gap: ${space[1]};
  }
`;

type Props = {
  /** From 1. */
  page: number;
  /** Records in all pages. */
  total: number;
  /** Another page is on its way: what is shown may be of another list. */
  loading?: boolean;
  onPage: (page: number) => void;
  /** Leads to the last page when the one of the address is no more; `onPage` unless it is told otherwise. */
  onBeyond?: (lastPage: number) => void;
};

/** Which part of a list is shown, and the ways to the others. */
export function Pagination({ page, total, loading = false, onPage, onBeyond = onPage }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const beyond = page > pages;
  // The last record of the last page was deleted, or the address is an old one.
  useEffect(() => {
    if (beyond && !loading) onBeyond(pages);
  });
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  if (beyond || total === 0) return null;
  return (
    <Bar aria-label="Paginación">
      <p aria-live="polite">{`${wholeNumber(first)}–${wholeNumber(last)} de ${wholeNumber(total)}`}</p>
      {pages > 1 && (
        <div>
          <Button variant="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Anterior
          </Button>
          <Button variant="secondary" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
            Siguiente
          </Button>
        </div>
      )}
    </Bar>
  );
}
