import { styled } from 'styled-components';
import { color } from '../theme/tokens';
import { ChartFigure, type Datum } from './ChartFigure';

const height = 220;
const top = 16;
const ground = 176;
// Left of the columns stand the figures of the lines, in percent of the width.
const gutter = 13;

const Drawing = styled.svg`
  width: 100%;
  overflow: visible;
  font-size: 11px;
  font-variant-numeric: tabular-nums;

  text {
    fill: ${color.muted};
  }

  line {
    stroke: ${color.line};
  }

  rect {
    fill: ${color.primary};
  }

  /* Words of every column where there is room, of every third on a phone. */
  @container (max-width: 28rem) {
    .rare {
      display: none;
    }
  }
`;

export type ColumnDatum = Datum & {
  /** Short, below its column: 'oct'. */
  tick: string;
  /** Below the tick, where something new begins: '2025'. */
  group?: string | undefined;
};

type Props = {
  title: string;
  heads: readonly [label: string, value: string];
  data: readonly ColumnDatum[];
  /** Writes the size of a line for people. */
  scale: (size: number) => string;
};

const heightOf = (size: number, largest: number): number => (largest > 0 ? (size / largest) * (ground - top) : 0);

function Columns({ data, largest }: { data: readonly ColumnDatum[]; largest: number }) {
  const step = (100 - gutter) / data.length;
  const crowded = data.length > 8;
  return data.map(({ key, label, size, value, tick, group }, index) => {
    const [left, tall] = [gutter + step * index, heightOf(size, largest)];
    return (
      <g key={key}>
        <title>{`${label}: ${value}`}</title>
        <rect x={`${left + step * 0.15}%`} width={`${step * 0.7}%`} y={ground - tall} height={tall} rx="2" />
        <text className={crowded && index % 3 !== 0 ? 'rare' : undefined} x={`${left + step / 2}%`} y={ground + 17} textAnchor="middle">
          {tick}
        </text>
        {group && (
          <text x={`${left + step / 2}%`} y={ground + 33} textAnchor="middle">
            {group}
          </text>
        )}
      </g>
    );
  });
}

/** Values in their order, as columns from one ground. */
export function ColumnChart({ title, heads, data, scale }: Props) {
  const largest = Math.max(0, ...data.map(({ size }) => size));
  const highest = data.find(({ size }) => size === largest);
  const summary = `${title}. De ${data[0]?.label ?? ''} a ${data.at(-1)?.label ?? ''}; el mayor, ${highest?.label ?? ''}: ${highest?.value ?? ''}`;
  return (
    <ChartFigure title={title} heads={heads} data={data}>
      <Drawing height={height} role="img" aria-label={summary}>
        {[1, 0.5, 0].map((share) => {
          const y = ground - heightOf(largest * share, largest);
          return (
            <g key={share} aria-hidden>
              <line x1="0" x2="100%" y1={y} y2={y} />
              <text x="0" y={y - 4}>
                {scale(largest * share)}
              </text>
            </g>
          );
        })}
        <Columns data={data} largest={largest} />
      </Drawing>
    </ChartFigure>
  );
}
