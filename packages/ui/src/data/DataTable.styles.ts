import { css, styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

type Sized = {
  /** Number of columns. */
  $columns: number;
};

// A container query: beside a sidebar the table has less room than the screen, and columns that do not fit would be cut off.
const getMinWidth = (columns: number): number => (columns <= 2 ? 22 : Math.max(40, columns * 8.5));
const narrow = ({ $columns }: Sized) => `@container (max-width: ${getMinWidth($columns)}rem)`;

// Browsers without container queries, such as Safari 15, keep the table, which then scrolls in its frame.
const plain = '@supports not (container-type: inline-size)';

export const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  overflow: clip;
  container-type: inline-size;

  ${plain} {
    position: relative;
    overflow-x: auto;
  }
`;

const compactRow = css`
  tbody {
    grid-template-columns: minmax(0, 1fr);
  }

  tbody tr,
  tbody tr + tr {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem ${space[1.5]};
    padding: ${space[1]} ${space[2]};
  }

  /* Ends the line of the title. */
  tbody tr::before {
    content: '';
    order: 3;
    flex: 0 0 100%;
  }
`;

export const Table = styled.table<{ $dense: boolean; $compact: boolean } & Sized>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ $dense }) => ($dense ? '0.8125rem' : text.body)};

  ${plain} {
    min-width: ${({ $columns }) => getMinWidth($columns)}rem;
  }

  tbody tr + tr {
    border-top: 1px solid ${color.line};
  }

  tbody tr:hover {
    background: color-mix(in srgb, ${color.sunken} 45%, transparent);
  }

  th,
  td {
    padding: ${({ $dense }) => ($dense ? '0.5rem 0.625rem' : space[2])};
  }

  ${narrow} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }

    /* Sortable headers remain as a row of buttons; the others are for screen readers only. */
    thead {
      display: block;
    }

    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[0.5]};
      padding: 0 ${space[2]};
    }

    thead:has(button) tr {
      padding-block: ${space[1]};
    }

    tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      margin-bottom: -1px;
    }

    tbody tr {
      padding: ${space[1.5]} 0;
    }

    tbody tr,
    tbody tr + tr {
      border-top: 0;
      border-bottom: 1px solid ${color.line};
    }

    thead:has(button) + tbody {
      border-top: 1px solid ${color.line};
    }

    td {
      padding-block: 0.3125rem;
    }

    ${({ $compact }) => $compact && compactRow}
  }
`;

type Aligned = { $align: 'start' | 'end' };

export const HeadCell = styled.th<Aligned & Sized & { $sortable: boolean }>`
  position: sticky;
  top: var(--sticky-top, 0px);
  z-index: 1;
  background: ${color.surface};
  box-shadow: inset 0 -1px ${color.line};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 560;
  text-align: ${({ $align }) => $align};
  white-space: nowrap;

  ${narrow} {
    && {
      position: ${({ $sortable }) => ($sortable ? 'static' : 'absolute')};
      padding: 0;
      box-shadow: none;
      ${({ $sortable }) => !$sortable && 'width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'}
    }
  }
`;

export const SortButton = styled.button<{ $current: boolean } & Sized>`
  display: inline-flex;
  align-items: center;
  gap: ${space[0.5]};
  min-height: 2rem;
  margin: -0.375rem -${space[1]};
  padding: 0 ${space[1]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${({ $current }) => ($current ? color.ink : 'inherit')};
  font-weight: inherit;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  ${narrow} {
    margin: 0;
    border: 1px solid ${({ $current }) => ($current ? color.ink : color.line)};
    border-radius: ${radius.full};
    padding: 0 ${space[1.5]};
    font-size: ${text.tiny};
  }
`;

export const Cell = styled.td<Aligned & Sized & { $nowrap: boolean }>`
  text-align: ${({ $align }) => $align};
  /* A long e-mail breaks rather than being cut off; figures, dates and actions never break. */
  overflow-wrap: anywhere;

  ${plain} {
    overflow-wrap: normal;
  }

  white-space: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'normal')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;

  ${narrow} {
    display: grid !important;
    grid-template-columns: 7.5rem minmax(0, 1fr);
    align-items: ${({ $align }) => ($align === 'end' ? 'center' : 'baseline')};
    gap: ${space[1]};
    text-align: start;
    white-space: normal;

    &::before {
      content: attr(data-label);
      color: ${color.muted};
      font-size: ${text.small};
    }
  }
`;

/** A cell that takes its place in a compact row where the columns do not fit. */
export const CompactCell = styled(Cell)`
  ${narrow} {
    && {
      display: block !important;
      padding: 0;
    }

    &::before {
      content: none;
    }

    &[data-place='title'] {
      order: 1;
      flex: 1 1 50%;
    }

    /* A second line of the title, such as an e-mail, would make the row as tall as a card. */
    &[data-place='title'] [data-secondary] {
      display: none;
    }

    &[data-place='figure'] {
      order: 2;
      margin-left: auto;
      color: ${color.ink};
      font-weight: 640;
    }

    &[data-place='detail'],
    &[data-place='labelled'] {
      order: 4;
      align-self: center;
      color: ${color.muted};
      font-size: ${text.tiny};
    }

    /* A value that is left out leaves no separator behind. */
    &:is([data-place='detail'], [data-place='labelled']):has(> :empty) {
      display: none !important;
    }

    &[data-place='labelled']::before {
      content: attr(data-label) ' ';
      font-size: inherit;
    }

    &:is([data-place='detail'], [data-place='labelled']) > div {
      display: inline;
    }

    small {
      font-size: ${text.tiny};
    }

    &[data-place='status'] {
      order: 5;
      align-self: center;
    }

    &[data-place='wide'] {
      order: 6;
      flex: 0 0 100%;
    }

    &[data-place='actions'] {
      order: 7;
      align-self: center;
      margin-left: auto;
    }
  }
`;
