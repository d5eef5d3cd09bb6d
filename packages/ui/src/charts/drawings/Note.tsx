import type { TooltipContentProps } from 'recharts';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text } from '../../theme/tokens';
import type { Datum } from '../chart-data';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-width: 15rem;
  padding: ${space[1]} ${space[1.5]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  box-shadow: ${shadow.raised};
  font-size: ${text.small};
  line-height: 1.4;

  span::first-letter {
    text-transform: uppercase;
  }

  span {
    display: block;
    color: ${color.muted};
  }

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Name and value of the datum under the pointer or selected with the arrow keys, also announced to a screen reader. */
export function Note({ active, payload }: TooltipContentProps) {
  const datum = payload[0]?.payload as Datum | undefined;
  return (
    <Panel role="status" aria-live="assertive">
      {active && datum && (
        <>
          <span>{datum.label}</span>
          <strong>{datum.value}</strong>
        </>
      )}
    </Panel>
  );
}
