import { color, media, space, text } from '@cimiento/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

// In the order of the figures; where large text leaves no room for one line, it wraps.
export const FigureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[1.5]};

  > * {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    gap: ${space[1]} ${space[4]};

    > * {
      flex: 1 1 0;
    }
  }
`;

const Cell = styled.div`
  p {
    margin: 0;
    color: ${color.muted};
    font-size: ${text.tiny};
    white-space: nowrap;
  }

  p + p {
    color: ${color.ink};
    font-size: ${text.body};
    font-weight: 600;
    line-height: 1.35;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  ${media.tablet} {
    p:first-child {
      font-size: ${text.small};
    }

    p + p {
      font-size: ${text.amount};
    }
  }

  /* A note takes the width that its figure leaves it. */
  small {
    display: block;
    width: 0;
    min-width: 100%;
    color: ${color.muted};
    font-size: ${text.tiny};
    line-height: 1.3;
  }
`;

type Props = { label: string; value: string; note?: ReactNode };

/** One of several figures of equal weight, in a `FigureRow`. */
export function SmallFigure({ label, value, note }: Props) {
  const id = useId();
  return (
    <Cell role="group" aria-labelledby={id}>
      <p id={id}>{label}</p>
      <p translate="no">{value}</p>
      {note && <small>{note}</small>}
    </Cell>
  );
}
