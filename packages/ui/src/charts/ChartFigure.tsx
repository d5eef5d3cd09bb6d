import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable, type Column } from '../data/DataTable';
import { color, radius, space, text } from '../theme/tokens';
import type { Datum } from './chart-data';
import { DrawingBoundary } from './DrawingBoundary';

// A drawing keeps its former width until it has measured a new one: it must not widen the page until then.
const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  overflow: clip;
  margin: 0;
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
`;

const Title = styled.figcaption`
  font-weight: 600;
`;

const Details = styled.details`
  margin-top: auto;
  font-size: ${text.small};

  &[open] {
    margin-top: 0;
  }

  summary {
    width: fit-content;
    padding: ${space[1]} 0;
    color: ${color.accentText};
    cursor: pointer;
  }
`;

/** Props of every chart. */
export type ChartProps<D extends Datum = Datum> = {
  title: string;
  /** Headers of the two columns of the table. */
  heads: readonly [label: string, value: string];
  data: readonly D[];
};

type Props = ChartProps & {
  /** Height of the drawing, in pixels. */
  height: number;
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** A chart with its title and the same data as a table, which opens by itself when the drawing fails. */
export function ChartFigure({ title, heads, data, height, onFailure, onRetry, children }: Props) {
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const columns: Column<Datum>[] = [
    { key: 'label', header: heads[0], cell: ({ label }) => label },
    { key: 'value', header: heads[1], align: 'end', cell: ({ value }) => value },
  ];
  const fail = () => {
    onFailure();
    setFailedAttempt(attempt);
  };
  const retry = () => {
    onRetry();
    setAttempt(attempt + 1);
  };
  return (
    <Frame>
      <Title>{title}</Title>
      <DrawingBoundary height={height} attempt={attempt} onFailure={fail} onRetry={retry}>
        {children}
      </DrawingBoundary>
      <Details open={failedAttempt === attempt}>
        <summary>Ver como tabla</summary>
        <DataTable dense caption={title} columns={columns} rows={data} rowKey={({ key }) => key} />
      </Details>
    </Frame>
  );
}
