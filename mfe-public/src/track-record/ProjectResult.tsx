import {
  afterFees,
  beforeFees,
  formatDollars,
  formatShortDate,
  formatWholeNumber,
  projectStatus,
} from '@cimiento/contracts';
import { Badge, color, Explanation, Facts, font, media, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { TrackRecordQuery } from './track-record.generated';

export type ProjectRecord = TrackRecordQuery['trackRecord']['projects'][number];

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[0.5]} ${space[4]};
  padding: ${space[1.5]} 0 ${space[0.5]};
  border-top: 1px solid ${color.line};

  ${media.tablet} {
    grid-template-columns: 15rem minmax(0, 1fr);
  }

  details {
    margin-top: 0;
  }
`;

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: ${space[0.5]} ${space[1]};
  font-family: ${font.sans};
  font-size: ${text.body};
  font-weight: 600;
`;

const Rates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.375em;
  margin: 0;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const Rate = styled.strong<{ $loss: boolean }>`
  color: ${({ $loss }) => ($loss ? color.danger : 'inherit')};
`;

const Track = styled.div`
  position: relative;
  height: 0.875rem;
  margin: ${space[0.5]} 0;
  border-radius: ${radius.sm};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
  /* Its colours are what it says. */
  forced-color-adjust: none;
`;

export const Kept = styled.span<{ $loss?: boolean }>`
  display: block;
  height: 100%;
  border-radius: ${radius.sm};
  background: ${({ $loss }) => ($loss ? color.danger : color.success)};
`;

export const Promised = styled.span`
  position: absolute;
  top: -0.1875rem;
  bottom: -0.1875rem;
  border-left: 3px solid ${color.ink};
`;

export const formatRate = (rate: number | null): string => (rate === null ? '—' : `${rate.toFixed(2)}%`);

export const formatCount = (count: number, one: string, many: string): string =>
  `${formatWholeNumber(count)} ${count === 1 ? one : many}`;

/** The realised return: a sale whose result is not known has none. */
function describeReturn({ realizedReturn, exitReturn, isYearly, exitDate }: ProjectRecord): string {
  if (exitReturn !== null) return isYearly ? 'TIR con la venta' : 'Con la venta, sin anualizar';
  if (exitDate !== null) return 'Venta aún sin repartir';
  return realizedReturn === null ? 'Aún no vence ninguna renta' : 'En rentas';
}

/** Months that were due, by how they were paid; those without any are left out. */
const describePunctuality = ({ monthsOnTime, monthsLate, monthsMissed, averageDaysLate }: ProjectRecord): string =>
  [
    monthsOnTime > 0 && `${formatCount(monthsOnTime, 'mes', 'meses')} a tiempo`,
    monthsLate > 0 && `${formatWholeNumber(monthsLate)} con atraso, ${averageDaysLate} días en promedio`,
    monthsMissed > 0 && `${formatWholeNumber(monthsMissed)} no ${monthsMissed === 1 ? 'pagado' : 'pagados'}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Duration of a project, or its duration so far. */
function describeMonths({ actualMonths, exitDate }: ProjectRecord): string | null {
  if (!actualMonths) return null;
  const months = formatCount(actualMonths, 'mes', 'meses');
  return exitDate === null ? `van ${months}` : `duró ${months}, hasta la venta`;
}

/** The other facts of a project; missing ones are left out. */
function listFacts(project: ProjectRecord): readonly (readonly [label: string, value: string])[] {
  const { capital, promisedTerm, delayedTo, delayTitle, fundedDate, exitDate } = project;
  const term = [promisedTerm, describeMonths(project)].filter(Boolean).join(' · ');
  return [
    ['Capital', capital === 0 ? `Menos de ${formatDollars(10_000)}` : formatDollars(capital)],
    ...(term ? [['Plazo', term] as const] : []),
    ...(fundedDate ? [['Financiado el', formatShortDate(fundedDate)] as const] : []),
    ...(exitDate ? [['Vendido el', formatShortDate(exitDate)] as const] : []),
    // The subject of a new date: the delay by its title, where everybody may read that.
    ...(delayedTo
      ? [
          [
            delayTitle ?? 'Retraso comunicado a sus inversionistas',
            `Nueva fecha ${formatShortDate(delayedTo)}`,
          ] as const,
        ]
      : []),
  ];
}

type OtherProps = { rate: number | null; other: number | null; words: string };

/** A rate on its other side of the fees, where that differs: '(8.28% después de comisiones)'. */
const OtherRate = ({ rate, other, words }: OtherProps) =>
  rate === null || other === null || formatRate(other) === formatRate(rate) ? null : (
    <span>{` (${formatRate(other)} ${words})`}</span>
  );

type Props = {
  project: ProjectRecord;
  /** The rate, in percent, at the end of the bar. */
  largest: number;
};

/** A project in one bar: its length is what was kept, a loss in the colour of danger, and the mark is what was promised. */
export function ProjectResult({ project, largest }: Props) {
  const { name, status, promisedReturn, promisedNet, realizedReturn, realizedGrossReturn } = project;
  const isLoss = (realizedReturn ?? 0) < 0;
  const toWidth = (rate: number): string => `${(Math.abs(rate) / largest) * 100}%`;
  return (
    <Item>
      <Name>
        {name} <Badge>{status ? projectStatus[status].label : 'Eliminado'}</Badge>
      </Name>
      <div>
        <Rates>
          Prometido <strong>{formatRate(promisedReturn)}</strong>
          <OtherRate rate={promisedReturn} other={promisedNet} words={afterFees} /> · cumplido{' '}
          <Rate $loss={isLoss}>{formatRate(realizedReturn)}</Rate>
          <OtherRate rate={realizedReturn} other={realizedGrossReturn} words={beforeFees} />
        </Rates>
        <Track aria-hidden>
          {realizedReturn !== null && <Kept $loss={isLoss} style={{ width: toWidth(realizedReturn) }} />}
          <Promised style={{ left: `calc(${toWidth(promisedNet)} - 3px)` }} />
        </Track>
        <Explanation
          subject={name}
          question={[describeReturn(project), describePunctuality(project)].filter(Boolean).join(' · ')}
        >
          <Facts $gap={1} $columns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))">
            {listFacts(project).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Explanation>
      </div>
    </Item>
  );
}
