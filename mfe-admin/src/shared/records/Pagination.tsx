import { formatWholeNumber } from '@cimiento/contracts';
import { Button, color, radius, space, text } from '@cimiento/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { formatTotal, type Total } from './ListTitle';
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
    flex-wrap: wrap;
    gap: ${space[1]};
  }
`;

const PageLabel = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[0.5]};
  white-space: nowrap;

  input {
    width: 3.5rem;
    min-height: 2.25rem;
    padding: 0 ${space[1]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: inherit;
    font: inherit;
  }
`;

type PageSelectProps = { page: number; pages: number; onPage: (page: number) => void };

/** Goes to the page that is typed, once the field is left or Enter is pressed. */
function PageSelect({ page, pages, onPage }: PageSelectProps) {
  const goTo = (field: HTMLInputElement): void => {
    const wanted = Math.min(Math.max(Math.trunc(Number(field.value)) || page, 1), pages);
    field.value = String(wanted);
    if (wanted !== page) onPage(wanted);
  };
  return (
    <PageLabel>
      Página
      <input
        key={page}
        type="number"
        inputMode="numeric"
        min={1}
        max={pages}
        defaultValue={page}
        onBlur={({ currentTarget }) => goTo(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && goTo(currentTarget)}
      />
      <span>{`de ${formatWholeNumber(pages)}`}</span>
    </PageLabel>
  );
}

type Props = Total & {
  /** From 1. */
  page: number;
  /** Rows on a page. */
  size?: number;
  /** While another page loads, the total may be that of the previous list. */
  loading?: boolean;
  onPage: (page: number) => void;
  /** Called with the last page when `page` is past the end. Default: `onPage`. */
  onBeyond?: (lastPage: number) => void;
};

/** The range of records shown, and ways to the previous, the next and any page. A capped total always reaches past the page. */
export function Pagination({
  page,
  size = pageSize,
  total,
  totalIsCapped,
  loading = false,
  onPage,
  onBeyond = onPage,
}: Props) {
  const pages = Math.max(1, Math.ceil(total / size));
  const beyond = page > pages;
  // The last record of the last page was deleted, or the address is outdated.
  useEffect(() => {
    if (beyond && !loading) onBeyond(pages);
  });
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  if (beyond || total === 0) return null;
  return (
    <Bar aria-label="Paginación">
      <p>{`${formatWholeNumber(first)}–${formatWholeNumber(last)} de ${formatTotal({ total, totalIsCapped })}`}</p>
      {pages > 1 && (
        <div>
          <Button variant="secondary" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Anterior
          </Button>
          {pages > 2 && <PageSelect page={page} pages={pages} onPage={onPage} />}
          <Button
            variant="secondary"
            size="small"
            disabled={page === pages && !totalIsCapped}
            onClick={() => onPage(page + 1)}
          >
            Siguiente
          </Button>
        </div>
      )}
    </Bar>
  );
}
