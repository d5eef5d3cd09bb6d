import { color, media, space, text } from '@cimiento/ui';
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
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${text.tiny};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[1]} 2px;
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
    width: 6rem;
    padding-left: 0;
    text-align: start;
  }

  td span {
    display: block;
    white-space: nowrap;
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: -0.02em;
    line-height: 1.3;
  }

  td > :first-child {
    color: ${color.ink};
    font-weight: inherit;
  }

  th:last-child,
  td:last-child {
    width: 6.5rem;
    padding-right: 0;
    font-size: ${text.small};
    font-weight: 600;
  }

  tfoot {
    font-weight: 600;
  }
`;
