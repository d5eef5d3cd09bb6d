import { Bar, BarChart, CartesianGrid, Tooltip, usePlotArea, XAxis, YAxis, type XAxisTickContentProps } from 'recharts';
import { color } from '../../theme/tokens';
import { largestOf, type ColumnDatum } from '../datum';
import { columnsHeight } from '../measures';
import { barLook, chartOf } from './chart';
import { Note } from './Note';
import { strideOf, tickWords } from './ticks';

// Of a figure or a comma, in pixels.
const characterWidth = 7;

type TickProps = { data: readonly ColumnDatum[]; index: number; x: number; y: number };

function Tick({ data, index, x, y }: TickProps) {
  const width = usePlotArea()?.width ?? 0;
  const words = tickWords(data, strideOf(width / data.length))[index];
  return (
    <g textAnchor="middle" fill={color.muted}>
      {words?.tick && (
        <text x={x} y={y + 9}>
          {words.tick}
        </text>
      )}
      {words?.group && (
        <text x={x} y={y + 26}>
          {words.group}
        </text>
      )}
    </g>
  );
}

type Props = {
  data: readonly ColumnDatum[];
  summary: string;
  /** Writes the size of a line for people. */
  scale: (size: number) => string;
};

export function Columns({ data, summary, scale }: Props) {
  const largest = largestOf(data);
  const tickOf = ({ payload, x, y }: XAxisTickContentProps) => <Tick data={data} index={payload.index} x={Number(x)} y={Number(y)} />;
  return (
    <BarChart {...chartOf(summary, columnsHeight)} data={data} margin={{ top: 8, right: 0, bottom: 0, left: 0 }} barCategoryGap="18%">
      <CartesianGrid vertical={false} stroke={color.line} />
      <XAxis dataKey="key" height={40} interval={0} axisLine={false} tickLine={false} tick={tickOf} />
      <YAxis
        width={scale(largest).length * characterWidth + 8}
        // Nothing but empty columns have one line, their ground.
        domain={largest > 0 ? [0, 'auto'] : [0, 1]}
        ticks={largest > 0 ? undefined : [0]}
        tickCount={3}
        tickFormatter={scale}
        axisLine={false}
        tickLine={false}
        tick={{ fill: color.muted }}
      />
      <Tooltip content={Note} cursor={{ fill: color.sunken }} isAnimationActive={false} />
      <Bar {...barLook} dataKey="size" maxBarSize={48} radius={[4, 4, 0, 0]} />
    </BarChart>
  );
}
