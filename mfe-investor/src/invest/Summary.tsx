import {
  formatAnnualReturn,
  centsToText,
  listBases,
  subtractPercent,
  toNetReturn,
  today,
  toFractions,
  calculateYearlyReturnCents,
  getSharePercent,
  formatExactDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { color, font, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Panel } from './AmountPicker.styles';
import type { OfferQuery } from './invest.generated';
import { texts } from './texts';

const Lines = styled.dl`
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 ${space[2]};
    padding: ${space[1.5]} 0;
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
    padding-bottom: 0;
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.amount};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Label and value of each line. */
function getLines(project: OfferQuery['project'], amount: number): (readonly [string, string])[] {
  const share = getSharePercent(amount, project.target);
  const yearlyCents = calculateYearlyReturnCents(amount, project.annualReturn);
  const bases = listBases(project, today());
  return [
    ...bases.map(
      ({ words, percent }) =>
        [
          `Proyectado en un año, ${words}`,
          formatExactDollars(centsToText(subtractPercent(yearlyCents, percent))),
        ] as const,
    ),
    ...bases.map(
      ({ words, percent }) =>
        [
          `Retorno anual proyectado, ${words}`,
          formatAnnualReturn(percent === 0 ? project.annualReturn : toNetReturn(project.annualReturn, percent)),
        ] as const,
    ),
    ['Fracciones', formatWholeNumber(toFractions(amount))],
    ['Parte del proyecto', `${share.toFixed(2)}%`],
    ['Plazo', project.term],
  ];
}

type Props = {
  project: OfferQuery['project'];
  /** Whole dollars; null when the chosen amount cannot be invested. */
  amount: number | null;
};

/** The fractions that an amount buys, and their projected return. */
export function Summary({ project, amount }: Props) {
  return (
    <Panel as="section" aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      {amount === null ? (
        <p>{texts.summaryHint}</p>
      ) : (
        <Lines>
          {getLines(project, amount).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Lines>
      )}
      <RiskNote />
    </Panel>
  );
}
