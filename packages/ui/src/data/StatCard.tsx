import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, media, space, text } from '../theme/tokens';
import { Card } from './Card';

/** Figures side by side, one below the other on a phone. */
export const StatGrid = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

const Label = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Value = styled.p`
  margin: ${space[0.5]} 0;
  font-family: ${font.display};
  font-size: ${text.figure};
  line-height: 1.1;
  font-variant-numeric: tabular-nums lining-nums;
`;

type Props = {
  label: string;
  value: string;
  /** What the figure counts, or its period. */
  note?: string;
};

/** One figure, the largest thing on its card. */
export function StatCard({ label, value, note }: Props) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Value>{value}</Value>
      {note && <Label as="p">{note}</Label>}
    </Card>
  );
}
