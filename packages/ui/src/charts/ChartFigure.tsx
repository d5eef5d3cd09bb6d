import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { DataTable, type Column } from '../data/DataTable';
import { createLazyPart, useLazyPart, type LazyPart } from '../feedback/lazy-part';
import { Block } from '../feedback/Skeleton';
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
    padding: 0.6875rem 0;
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

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[1.5]};
  color: ${color.muted};
  font-size: ${text.small};

  p {
    margin: 0;
    max-width: 44ch;
  }
`;

type Drawings = typeof import('./drawings');

const drawings = createLazyPart<Drawings>(() => import('./drawings'));

type Props<T> = ChartProps & {
  /** Height of the drawing in pixels, reserved while its script loads. */
  height: number;
  /** The drawing library, which is larger than a page; all charts of a page wait for it, and retry it, together. */
  part: LazyPart<T>;
  draw: (loaded: T) => ReactNode;
};

/** A chart with its title and the same data as a table, which opens by itself when the drawing fails. */
export function LazyFigure<T>({ title, heads, data, height, part, draw }: Props<T>) {
  const { value, hasFailed, offersRetry, retry } = useLazyPart(part);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const columns: Column<Datum>[] = [
    { key: 'label', header: heads[0], cell: ({ label }) => label },
    { key: 'value', header: heads[1], align: 'end', cell: ({ value: text }) => text },
  ];
  const failure = (
    <Failure role={offersRetry || value ? 'alert' : undefined}>
      <p>No pudimos dibujar este gráfico. La tabla dice lo mismo.</p>
      {(offersRetry || value) && (
        <Button variant="secondary" size="small" onClick={value ? () => setAttempt(attempt + 1) : retry}>
          Reintentar
        </Button>
      )}
    </Failure>
  );
  return (
    <Frame>
      <Title>{title}</Title>
      {value && (
        <DrawingBoundary key={attempt} fallback={failure} onFailure={() => setFailedAttempt(attempt)}>
          {/* A translator puts elements of HTML into its texts, which a drawing does not show. */}
          <div translate="no">{draw(value)}</div>
        </DrawingBoundary>
      )}
      {!value && (hasFailed ? failure : <Block $height={`${height}px`} />)}
      <Details open={hasFailed || failedAttempt === attempt}>
        <summary>Ver como tabla</summary>
        <DataTable dense caption={title} columns={columns} rows={data} rowKey={({ key }) => key} />
      </Details>
    </Frame>
  );
}

/** A chart of the design system: `draw` gets the drawings once their script is there. */
export const ChartFigure = (props: Omit<Props<Drawings>, 'part'>) => <LazyFigure {...props} part={drawings} />;
