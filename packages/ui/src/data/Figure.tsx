import { styled } from 'styled-components';
import { color, font, space, text } from '../theme/tokens';

const Frame = styled.div`
  container-type: inline-size;
`;

// A digit is about 0.6 em wide: a long amount in a narrow card gets smaller instead of breaking within the number.
const Value = styled.p<{ $length: number }>`
  margin: ${space[0.5]} 0;
  font-family: ${font.display};
  font-size: ${text.section};
  font-size: min(${text.figure}, ${({ $length }) => `calc(100cqi / ${(0.62 * $length).toFixed(2)})`});
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
  <Frame>
    <Value $length={value.length}>
      <span translate="no">{value}</span>
      {unit && <Unit> {unit}</Unit>}
    </Value>
  </Frame>
);
