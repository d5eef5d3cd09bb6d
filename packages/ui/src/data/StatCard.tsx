import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, space, text } from '../theme/tokens';
import { Card } from './Card';
import { Explanation } from './Explanation';
import { Figure } from './Figure';

/** Stat cards side by side, up to five in a row, stacked on a phone. */
export const StatGrid = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
`;

const Label = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

type Props = {
  label: string;
  value: string;
  /** Small text beside the figure. */
  unit?: string;
  /** The unit of the figure, or its period. */
  note?: string;
  /** Explanation of the figure, shown on demand. */
  explanation?: ReactNode;
};

/** A card with one figure. */
export function StatCard({ label, value, unit, note, explanation }: Props) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Figure value={value} unit={unit} />
      {note && <Label as="p">{note}</Label>}
      {explanation && <Explanation subject={label}>{explanation}</Explanation>}
    </Card>
  );
}
