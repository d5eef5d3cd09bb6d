import { styled } from 'styled-components';
import { color } from '../theme/tokens';
import { ChartFigure, type Datum } from './ChartFigure';

const row = 46;
const longestName = 30;

const Drawing = styled.svg`
  width: 100%;
  font-size: 14px;
  font-variant-numeric: tabular-nums;

  text {
    fill: ${color.ink};
  }

  .track {
    fill: ${color.sunken};
  }

  .bar {
    fill: ${color.primary};
  }
`;

type Props = { title: string; heads: readonly [label: string, value: string]; data: readonly Datum[] };

const short = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name);

/** Values beside each other, as bars below their names; the largest is the whole width. */
export function BarChart({ title, heads, data }: Props) {
  const largest = Math.max(0, ...data.map(({ size }) => size));
  return (
    <ChartFigure title={title} heads={heads} data={data}>
      <Drawing height={row * data.length} role="img" aria-label={`${title}. ${data.map(({ label, value }) => `${label}: ${value}`).join('; ')}`}>
        {data.map(({ key, label, size, value }, index) => (
          <g key={key}>
            <text x="0" y={row * index + 16}>
              {short(label)}
            </text>
            <text x="100%" y={row * index + 16} textAnchor="end">
              {value}
            </text>
            <rect className="track" x="0" y={row * index + 24} width="100%" height="8" rx="4" />
            <rect className="bar" x="0" y={row * index + 24} width={`${largest > 0 ? (size / largest) * 100 : 0}%`} height="8" rx="4" />
          </g>
        ))}
      </Drawing>
    </ChartFigure>
  );
}
