import { color, font, media, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
  margin: 0;

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }

  dt,
  small {
    color: ${color.muted};
    font-size: ${text.small};
    line-height: 1.4;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  strong {
    display: block;
    font-family: ${font.display};
    font-size: ${text.amount};
    font-weight: 560;
    line-height: 1.3;
    font-variant-numeric: tabular-nums lining-nums;
  }

  small {
    display: block;
  }
`;

/** A figure with its name and, in small, its unit or its condition. */
export type ShownFigure = { label: string; value: ReactNode; note?: ReactNode };

/** Figures side by side in one size: two in a row on a phone. A name has one line, so that it pushes no figure out of the row. */
export const Figures = ({ figures }: { figures: readonly ShownFigure[] }) => (
  <Row $columns={figures.length % 3 === 0 ? 3 : Math.min(figures.length, 4)}>
    {figures.map(({ label, value, note }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong>
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </Row>
);
