import { formatExactDollars, formatMonth, parseCents } from '@cimiento/contracts';
import { color, space, text, VisuallyHidden } from '@cimiento/ui';
import { css, styled } from 'styled-components';
import { getMonthTick } from '../shared/months';
import { groupRents } from '../shared/next-rent';
import type { RentMonthFragment } from './rent-calendar.generated';
import { sumRents } from './rent-totals';

const Figure = styled.figure`
  margin: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[0.5]} ${space[3]};
  margin-bottom: ${space[2]};
  font-weight: 600;
`;

const Legend = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 400;
`;

// Forced colours take every background away, and with it what tells the two apart.
const forcedFill = css<{ $received: boolean }>`
  @media (forced-colors: active) {
    border-color: CanvasText;
    background: ${({ $received }) => ($received ? 'Highlight' : 'Canvas')};
  }
`;

const Key = styled.span<{ $received: boolean }>`
  &::before {
    content: '';
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-right: ${space[0.5]};
    border: 1px solid ${color.primary};
    border-radius: 2px;
    background: ${({ $received }) => ($received ? color.primary : color.sunken)};
    vertical-align: -1px;
    ${forcedFill}
  }
`;

const Columns = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: clamp(4px, 0.6vw, ${space[1]});
  height: 11rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Column = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[0.5]};
  min-width: 0;
  color: ${color.muted};
  font-size: ${text.tiny};
  text-align: center;
`;

/** On a phone twelve names have no room beside each other. */
const Month = styled.span`
  @media (max-width: 30rem) {
    ${Column}:nth-child(even) > & {
      visibility: hidden;
    }
  }
`;

const Pair = styled.span`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: 2px;
  border-bottom: 1px solid ${color.lineStrong};
`;

const Bar = styled.span<{ $received: boolean; $share: number }>`
  flex: 0 1 1.125rem;
  height: ${({ $share }) => `${($share * 100).toFixed(1)}%`};
  border: 1px solid ${color.primary};
  border-bottom: 0;
  border-radius: 3px 3px 0 0;
  background: ${({ $received }) => ($received ? color.primary : color.sunken)};
  ${forcedFill}
`;

/** Projected and received rents, month by month. The table below has the same values. */
export function RentBars({ months }: { months: readonly RentMonthFragment[] }) {
  const totals = groupRents(months, ({ period }) => period).map(([period, rows]) => ({ period, ...sumRents(rows) }));
  const largest = Math.max(
    1,
    ...totals.flatMap(({ expected, received }) => [parseCents(expected), parseCents(received)]),
  );
  return (
    <Figure>
      <Caption>
        Proyectado y recibido por mes
        <Legend>
          <Key $received={false}>Proyectado, después de comisiones</Key>
          <Key $received>Recibido</Key>
        </Legend>
      </Caption>
      <Columns>
        {totals.map(({ period, expected, received }) => (
          <Column key={period}>
            <Pair aria-hidden>
              {[expected, received].map((amount, index) => {
                const share = parseCents(amount) / largest;
                return share > 0 && <Bar key={index} $received={index === 1} $share={share} />;
              })}
            </Pair>
            <Month aria-hidden>{getMonthTick(period, false).tick}</Month>
            <VisuallyHidden>
              {`${formatMonth(period)}: proyectado ${formatExactDollars(expected)}, recibido ${formatExactDollars(received)}`}
            </VisuallyHidden>
          </Column>
        ))}
      </Columns>
    </Figure>
  );
}
