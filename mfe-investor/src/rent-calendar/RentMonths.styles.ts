import { type BadgeTone, color, media, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const WideOnly = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    /* The container of its texts for screen readers, which would widen the page. */
    position: relative;
    overflow-x: auto;
  }
`;

export const NarrowOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[1]} ${space[0.5]};
    border-bottom: 1px solid ${color.line};
    text-align: end;
    vertical-align: top;
  }

  thead th {
    color: ${color.muted};
    font-weight: 600;
  }

  tbody th,
  tfoot th,
  thead th:first-child {
    width: 9rem;
    padding-left: 0;
    text-align: start;
  }

  td span {
    display: block;
    white-space: nowrap;
    color: ${color.muted};
    font-size: ${text.tiny};
    line-height: 1.3;
  }

  /* The totals stay in view where the months scroll. */
  td:last-child,
  th:last-child {
    position: sticky;
    right: 0;
    background: ${color.ground};
    box-shadow: inset 1px 0 ${color.line};
    padding-left: ${space[1]};
    padding-right: 0;
  }

  tfoot {
    font-weight: 600;
  }
`;

/** Marks what did not come in time; the words beside it say the same. */
export const Status = styled.span<{ $tone: BadgeTone }>`
  && {
    color: ${({ $tone }) => ($tone === 'success' || $tone === 'danger' ? color[$tone] : color.muted)};
    white-space: normal;
  }
`;

export const MonthCard = styled.section`
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};

  & + & {
    margin-top: ${space[1.5]};
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    margin: 0;
    font-size: ${text.body};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space[2]};
    padding-top: ${space[1.5]};
    font-variant-numeric: tabular-nums;
  }

  li span {
    font-size: ${text.small};
  }
`;

export const Amount = styled.span`
  justify-self: end;
`;
