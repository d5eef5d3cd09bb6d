import { formatExactDollars, formatMonthTitle, getMonthName } from '@cimiento/contracts';
import { color, space, text } from '@cimiento/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { sumRows, toBars, type FinanceRow } from './finance-rows';

const series = [
  { label: 'Ingresos', fill: color.primary },
  { label: 'Costos', fill: color.brass },
  { label: 'Repartido', fill: color.success },
] as const;

// Units of the drawing: a month has three bars and a gap.
const barWidth = 7;
const monthWidth = 29;
const plotHeight = 120;
const labelHeight = 30;

const Frame = styled.figure`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  max-width: 44rem;
  overflow-x: auto;

  svg {
    display: block;
    width: 100%;
    min-width: 20rem;
    height: auto;
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  font-size: ${text.small};

  span::before {
    content: '';
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: ${space[0.5]};
    border-radius: 2px;
    background: var(--series);
  }
`;

type MonthProps = { row: FinanceRow; x: number; largest: number; isNamed: boolean; showsYear: boolean };

/** The bars of a month with its name below them. */
function Month({ row, x, largest, isNamed, showsYear }: MonthProps) {
  return (
    <g>
      {toBars(row).map((cents, index) => {
        const height = (cents / largest) * plotHeight;
        return (
          <rect
            key={series[index]?.label}
            x={x + index * (barWidth + 1)}
            y={plotHeight - height}
            width={barWidth}
            height={height}
            rx="1"
            fill={series[index]?.fill}
          />
        );
      })}
      <g fontSize="10" textAnchor="middle" fill={color.muted}>
        {isNamed && (
          <text x={x + 11.5} y={plotHeight + 13}>
            {getMonthName(row.key).slice(0, 3)}
          </text>
        )}
        {showsYear && (
          <text x={x + 11.5} y={plotHeight + 26}>
            {row.key.slice(0, 4)}
          </text>
        )}
      </g>
    </g>
  );
}

function describe(rows: readonly FinanceRow[]): string {
  const { rent, expenses, fee, distributed } = sumRows(rows);
  const months = `De ${formatMonthTitle(rows[0]?.key ?? '')} a ${formatMonthTitle(rows.at(-1)?.key ?? '')}`;
  const costs = `gastos ${formatExactDollars(expenses)}, comisión ${formatExactDollars(fee)}`;
  return `${months}: ingresos ${formatExactDollars(rent)}, ${costs}, repartido ${formatExactDollars(distributed)}`;
}

/** Income, costs and distributed amounts by month, as bars. The table beside it has the same figures. */
export function FinanceChart({ rows }: { rows: readonly FinanceRow[] }) {
  const largest = Math.max(1, ...rows.flatMap(toBars));
  const width = rows.length * monthWidth;
  // Names of 24 months have room; of more, every third has one.
  const stride = rows.length > 24 ? 3 : 1;
  return (
    <Frame translate="no">
      <svg role="img" aria-label={describe(rows)} viewBox={`0 0 ${width} ${plotHeight + labelHeight}`}>
        <line x1="0" x2={width} y1={plotHeight} y2={plotHeight} stroke={color.lineStrong} />
        {rows.map((row, index) => (
          <Month
            key={row.key}
            row={row}
            x={index * monthWidth + 2}
            largest={largest}
            isNamed={index % stride === 0}
            showsYear={index === 0 || row.key.endsWith('-01')}
          />
        ))}
      </svg>
      <Legend aria-hidden>
        {series.map(({ label, fill }) => (
          <span key={label} style={{ '--series': fill } as CSSProperties}>
            {label}
          </span>
        ))}
      </Legend>
    </Frame>
  );
}
