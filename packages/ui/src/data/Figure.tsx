import { styled } from 'styled-components';
import { color, font, space, text } from '../theme/tokens';

const Value = styled.p`
  margin: ${space[0.5]} 0;
  font-family: ${font.display};
  font-size: ${text.figure};
  line-height: 1.1;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Unit = styled.span`
  color: ${color.muted};
  font-family: ${font.sans};
  font-size: ${text.small};
`;

type Props = {
  /** Formatted: '$25,000'. */
  value: string;
  /** Small text beside it: 'USD', 'al año'. */
  unit?: string | undefined;
};

/** An amount as the largest element of its card. */
export const Figure = ({ value, unit }: Props) => (
  <Value>
    {value}
    {unit && <Unit> {unit}</Unit>}
  </Value>
);
