import { formatWholeNumber } from '@cimiento/contracts';
import { text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Heading of the table below it, with the number of its records. */
export const ListTitle = styled.h2`
  font-size: ${text.card};
  font-variant-numeric: tabular-nums lining-nums;
`;

export type Total = {
  total: number;
  totalIsCapped: boolean;
  /** Dollars of the rows on all pages, of a list of money that was counted to its end. */
  sum?: string | null;
};

/** The number of records in a list: '1,250', or 'más de 10,000' if the server stopped counting there. */
export const formatTotal = ({ total, totalIsCapped }: Omit<Total, 'sum'>): string =>
  `${totalIsCapped ? 'más de ' : ''}${formatWholeNumber(total)}`;
