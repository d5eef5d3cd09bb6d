import {
  afterFees,
  beforeFees,
  centsToText,
  formatDollars,
  formatExactDollars,
  fractionPrice,
  isFree,
  today,
  type ChargedProject,
} from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, Explanation, font, List, radius, Section, SectionTitle, space, text } from '@cimiento/ui';
import {
  calculateScenarios,
  getScenarioMonths,
  listScenarioFees,
  scenarioAssumptions,
  subtractFees,
  type Scenario,
  type ScenarioFees,
} from './scenario-amounts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[2]};
  font-variant-numeric: tabular-nums;

  strong {
    font-family: ${font.display};
    font-size: ${text.amount};
    font-weight: 560;
  }

  small {
    display: flex;
    flex: 0 0 100%;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    font-size: ${text.small};
  }

  b {
    font-weight: 400;
  }

  small span {
    color: ${color.muted};
  }
`;

const Track = styled.div`
  position: relative;
  display: flex;
  height: 1.25rem;
  margin-top: ${space[0.5]};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  /* Its colours are what it says. */
  forced-color-adjust: none;
`;

const Part = styled.span<{ $kind: 'sale' | 'rent' }>`
  background: ${({ $kind }) => ($kind === 'sale' ? color.success : color.brass)};

  &:first-child {
    border-radius: ${radius.sm} 0 0 ${radius.sm};
  }
`;

// End of the invested capital: the part to the right of it is the gain.
const CapitalMark = styled.span`
  position: absolute;
  top: -0.25rem;
  bottom: -0.25rem;
  border-left: 2px dashed ${color.ink};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[2]};
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  i {
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 3px;
    forced-color-adjust: none;
  }
`;

const Sale = styled.i`
  background: ${color.success};
`;
const Rent = styled.i`
  background: ${color.brass};
`;
const Capital = styled.i`
  && {
    width: 0;
    border-left: 2px dashed ${color.ink};
    border-radius: 0;
  }
`;

const formatCents = (cents: number): string => formatExactDollars(centsToText(cents));
const sum = ({ rentCents, saleCents }: Scenario): number => rentCents + saleCents;

const describeSale = (percent: number): string =>
  percent === 0
    ? 'la venta da lo que vale tu capital, antes de su comisión'
    : `la venta deja ${Math.abs(percent)} % ${percent < 0 ? 'menos' : 'más'} que tu capital`;

/** An outcome in words; the sum before fees beside it where they are stated in percent. */
const Outcome = ({ before, after }: { before: Scenario; after: Scenario | null }) => {
  const { name, saleCents, rentCents } = after ?? before;
  return (
    <Line>
      <span>{scenarioAssumptions[name].label}</span>
      <strong>{formatCents(sum(after ?? before))}</strong>
      <small>
        <b>{`${formatCents(saleCents)} de la venta + ${formatCents(rentCents)} de rentas`}</b>
        {after && <span>{` Sin comisiones serían ${formatCents(sum(before))}.`}</span>}
      </small>
    </Line>
  );
};

/** The fees of the scenarios in words: '8 % de cada renta y 2 % del precio de la venta'. */
function describeFees({ management, sale, performance }: ScenarioFees): string {
  const parts = [
    ...(management ? [`${management.wholePercent} % de cada renta`] : []),
    ...(sale ? [`${sale.wholePercent} % del precio de la venta`] : []),
    ...(performance ? [`${performance.wholePercent} % de la ganancia de la venta según su regla`] : []),
  ];
  const hasTax = [management, sale, performance].some((fee) => fee && fee.wholePercent !== fee.percent);
  return `${parts.join(', ').replace(/, (?=[^,]*$)/, ' y ')}${hasTax ? ', con IVA' : ''}`;
}

function describeBasis(project: ChargedProject, fees: ScenarioFees): string {
  if (Object.keys(fees).length > 0) return `Los montos son ${afterFees}: ${describeFees(fees)}.`;
  return isFree(project)
    ? 'Este proyecto no cobra comisiones.'
    : `Este proyecto no indica sus comisiones en porcentajes: los montos son ${beforeFees}, y recibirás menos.`;
}

type Props = { project: ChargedProject & { annualReturn: string; term: string } };

/** Three drawn outcomes of one fraction up to the end of the term, before and after fees, with the assumptions behind each. */
export function Scenarios({ project }: Props) {
  const months = getScenarioMonths(project.term);
  const fees = listScenarioFees(project, today());
  const isCharged = Object.keys(fees).length > 0;
  const outcomes = calculateScenarios(project).map((before) => {
    const after = isCharged ? subtractFees(before, fees, months) : null;
    return { before, after, drawn: after ?? before };
  });
  const largest = Math.max(...outcomes.map(({ drawn }) => sum(drawn)));
  const toWidth = (cents: number): string => `${(cents / largest) * 100}%`;
  return (
    <Section aria-labelledby="scenarios">
      <SectionTitle id="scenarios">Tres escenarios</SectionTitle>
      <p>{`Lo que podrían darte una fracción de ${formatDollars(fractionPrice)} y ${months} meses.`}</p>
      <p>{describeBasis(project, fees)}</p>
      <Legend aria-hidden>
        <span>
          <Sale /> Venta
        </span>
        <span>
          <Rent /> Rentas
        </span>
        <span>
          <Capital /> Lo que pusiste
        </span>
      </Legend>
      <List>
        {outcomes.map(({ before, after, drawn }) => (
          <li key={before.name}>
            <Outcome before={before} after={after} />
            <Track aria-hidden>
              <Part $kind="sale" style={{ width: toWidth(drawn.saleCents) }} />
              <Part $kind="rent" style={{ width: toWidth(drawn.rentCents) }} />
              <CapitalMark style={{ left: toWidth(fractionPrice * 100) }} />
            </Track>
          </li>
        ))}
      </List>
      <Explanation subject="los escenarios" question="¿De dónde salen?">
        <ul>
          {outcomes.map(({ before: { name } }) => {
            const { label, rentPercent, salePercent } = scenarioAssumptions[name];
            return (
              <li
                key={name}
              >{`${label}: llega el ${rentPercent} % de la renta proyectada y ${describeSale(salePercent)}.`}</li>
            );
          })}
        </ul>
        <p>
          Son supuestos para comparar, iguales en todos los proyectos. No son un pronóstico: puede irte peor que en el
          bajo.
        </p>
      </Explanation>
    </Section>
  );
}
