import {
  Bar,
  BarChart,
  CartesianGrid,
  getNiceTickValues,
  Tooltip,
  usePlotArea,
  XAxis,
  YAxis,
  type XAxisTickContentProps,
} from 'recharts';
import { color } from '../../theme/tokens';
import { columnChartHeight, getLargestSize, type ColumnDatum } from '../chart-data';
import { barProps, getChartProps } from './chart-props';
import { Note } from './Note';
import { getStride, getTickLabels } from './tick-labels';

// Pixels: the widest character of an amount, and the gap between an amount and its grid line.
const characterWidth = 7.8;
const gap = 8;

/** Sizes of the grid lines; only the base line when all columns are empty. */
const getGridLines = (largest: number): readonly number[] =>
  largest > 0 ? getNiceTickValues([0, largest], 3, false) : [0];

type TickProps = { data: readonly ColumnDatum[]; index: number; x: number; y: number };

function Tick({ data, index, x, y }: TickProps) {
  const width = usePlotArea()?.width ?? 0;
  const labels = getTickLabels(data, getStride(width / data.length))[index];
  return (
    <g textAnchor="middle" fill={color.muted}>
      {labels?.tick && (
        <text x={x} y={y + 9}>
          {labels.tick}
        </text>
      )}
      {labels?.group && (
        <text x={x} y={y + 26}>
          {labels.group}
        </text>
      )}
    </g>
  );
}

type Props = {
  data: readonly ColumnDatum[];
  summary: string;
  /** Formats the size at a grid line. */
  scale: (size: number) => string;
};

export function Columns({ data, summary, scale }: Props) {
  const lines = getGridLines(getLargestSize(data));
  const renderTick = ({ payload, x, y }: XAxisTickContentProps) => (
    <Tick data={data} index={payload.index} x={Number(x)} y={Number(y)} />
  );
  return (
    <BarChart
      {...getChartProps(summary, columnChartHeight)}
      data={data}
      margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="18%"
    >
      <CartesianGrid vertical={false} stroke={color.line} />
      <XAxis dataKey="key" height={40} interval={0} axisLine={false} tickLine={false} tick={renderTick} />
      <YAxis
        width={Math.ceil(Math.max(...lines.map((line) => scale(line).length)) * characterWidth) + gap}
        domain={[0, lines.at(-1) || 1]}
        ticks={lines}
        tickFormatter={scale}
        axisLine={false}
        tickLine={false}
        tickSize={0}
        tickMargin={gap}
        tick={{ fill: color.muted }}
      />
      <Tooltip content={Note} cursor={{ fill: color.sunken }} isAnimationActive={false} />
      <Bar {...barProps} dataKey="size" maxBarSize={48} radius={[4, 4, 0, 0]} />
    </BarChart>
  );
}
