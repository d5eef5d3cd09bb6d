import { Bar, BarChart, Tooltip, usePlotArea, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import { color, text } from '../../theme/tokens';
import { barHeight, getLargestSize, type Datum } from '../chart-data';
import { barProps, getChartProps } from './chart-props';
import { Note } from './Note';

// Average widths in pixels.
const nameCharacterWidth = 7.4;
const valueCharacterWidth = 8.6;

/** A name, cut off where its value needs the room. */
function truncateName(name: string, value: string, width: number): string {
  const letters = Math.max(1, Math.floor((width - value.length * valueCharacterWidth) / nameCharacterWidth) - 1);
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;
}

/** Name and value above a bar. */
function Line({ datum, y }: { datum: Datum | undefined; y: number }) {
  const width = usePlotArea()?.width ?? 0;
  if (!datum) return null;
  return (
    <g fontSize={text.small} fill={color.ink}>
      <text x="0" y={y - 12}>
        {truncateName(datum.label, datum.value, width)}
      </text>
      <text x="100%" y={y - 12} textAnchor="end">
        {datum.value}
      </text>
    </g>
  );
}

type Props = { data: readonly Datum[]; summary: string };

export function Bars({ data, summary }: Props) {
  const renderTick = ({ payload, y }: YAxisTickContentProps) => <Line datum={data[payload.index]} y={Number(y)} />;
  return (
    <BarChart
      {...getChartProps(summary, barHeight * data.length)}
      layout="vertical"
      data={data}
      margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
    >
      <XAxis type="number" hide domain={[0, getLargestSize(data) || 1]} />
      <YAxis type="category" dataKey="key" mirror interval={0} axisLine={false} tickLine={false} tick={renderTick} />
      <Tooltip content={Note} cursor={false} isAnimationActive={false} />
      <Bar {...barProps} dataKey="size" barSize={8} radius={4} background={{ fill: color.sunken, radius: 4 }} />
    </BarChart>
  );
}
