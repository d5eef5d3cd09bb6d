import { Bar, BarChart, Tooltip, XAxis, YAxis, type YAxisTickContentProps } from 'recharts';
import { color, text } from '../../theme/tokens';
import { largestOf, type Datum } from '../datum';
import { barRow } from '../measures';
import { barLook, chartOf } from './chart';
import { Note } from './Note';

const longestName = 30;

const short = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/** Name and value of a bar, above it. */
function Line({ datum, y }: { datum: Datum | undefined; y: number }) {
  if (!datum) return null;
  return (
    <g fontSize={text.small} fill={color.ink}>
      <text x="0" y={y - 12}>
        {short(datum.label)}
      </text>
      <text x="100%" y={y - 12} textAnchor="end">
        {datum.value}
      </text>
    </g>
  );
}

type Props = { data: readonly Datum[]; summary: string };

export function Bars({ data, summary }: Props) {
  const lineOf = ({ payload, y }: YAxisTickContentProps) => <Line datum={data[payload.index]} y={Number(y)} />;
  return (
    <BarChart {...chartOf(summary, barRow * data.length)} layout="vertical" data={data} margin={{ top: 0, right: 0, bottom: 0, left: 0 }}>
      <XAxis type="number" hide domain={[0, largestOf(data) || 1]} />
      <YAxis type="category" dataKey="key" mirror interval={0} axisLine={false} tickLine={false} tick={lineOf} />
      <Tooltip content={Note} cursor={false} isAnimationActive={false} />
      <Bar {...barLook} dataKey="size" barSize={8} radius={4} background={{ fill: color.sunken, radius: 4 }} />
    </BarChart>
  );
}
