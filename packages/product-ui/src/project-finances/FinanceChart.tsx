import { formatExactDollars, formatMonthTitle, getMonthName } from '@cimiento/contracts';
import { color, space, text } from '@cimiento/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { sumRows, toBars, type FinanceRow } from './finance-rows';

// Three colours of different lightness in both themes; brass marks what holders receive.
const series = [
  { label: 'Ingresos', fill: color.primary },
  { label: 'Costos', fill: color.muted },
  { label: 'Repartido', fill: color.brass },
] as const;

// Units of the drawing, which is stretched to its width: a month has three bars and a gap.
const barWidth = 7;
const monthWidth = 29;
const plotHeight = 120;

const Frame = styled.figure`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  max-width: 44rem;

  svg {
    display: block;
    width: 100%;
    height: clamp(7.5rem, 22vw, 12rem);
  }
`;

/** Names of months and years below the bars: text, so that it has one size in every width. */
const Names = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-height: 2.25rem;
  color: ${color.muted};
  font-size: ${text.tiny};
  line-height: 1.125rem;
  text-align: center;

  /* A year may be wider than its month. */
  span {
    display: grid;
    justify-content: center;
    align-content: start;
  }

  b {
    font-weight: inherit;
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

/** The bars of a month. */
const Bars = ({ row, x, largest }: { row: FinanceRow; x: number; largest: number }) =>
  toBars(row).map((cents, index) => {
    const height = (cents / largest) * plotHeight;
    return (
      <rect
        key={series[index]?.label}
        x={x + index * (barWidth + 1)}
        y={plotHeight - height}
        width={barWidth}
        height={height}
        fill={series[index]?.fill}
      />
    );
  });

function describe(rows: readonly FinanceRow[]): string {
  const { rent, expenses, fee, distributed } = sumRows(rows);
  const months = `De ${formatMonthTitle(rows[0]?.key ?? '')} a ${formatMonthTitle(rows.at(-1)?.key ?? '')}`;
  const costs = `gastos ${formatExactDollars(expenses)}, comisión ${formatExactDollars(fee)}`;
  return `${months}: ingresos ${formatExactDollars(rent)}, ${costs}, repartido ${formatExactDollars(distributed)}`;
}

const isJanuary = (row: FinanceRow | undefined): boolean => row?.key.endsWith('-01') ?? false;

/** Whether a month has its year below it: each January, and the first one unless two years would touch on a phone. */
const hasYear = (rows: readonly FinanceRow[], index: number): boolean =>
  isJanuary(rows[index]) || (index === 0 && !isJanuary(rows[1]));

/** Income, costs and distributed amounts by month, as bars. The table beside it has the same figures. */
export function FinanceChart({ rows }: { rows: readonly FinanceRow[] }) {
  const largest = Math.max(1, ...rows.flatMap(toBars));
  const width = rows.length * monthWidth;
  // Names of 12 months have room on a phone; of more, every third has one.
  const stride = rows.length > 12 ? 3 : 1;
  return (
    <Frame translate="no">
      <svg role="img" aria-label={describe(rows)} viewBox={`0 0 ${width} ${plotHeight}`} preserveAspectRatio="none">
        {rows.map((row, index) => (
          <Bars key={row.key} row={row} x={index * monthWidth + 3} largest={largest} />
        ))}
        <line x1="0" x2={width} y1={plotHeight} y2={plotHeight} stroke={color.lineStrong} strokeWidth="2" />
      </svg>
      <Names aria-hidden>
        {rows.map(({ key }, index) => (
          <span key={key}>
            {index % stride === 0 && <b>{getMonthName(key).slice(0, 3)}</b>}
            {hasYear(rows, index) && <b>{key.slice(0, 4)}</b>}
          </span>
        ))}
      </Names>
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
