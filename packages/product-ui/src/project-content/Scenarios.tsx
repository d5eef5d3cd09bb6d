import { centsToText, formatDollars, formatExactDollars, fractionPrice } from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, Explanation, font, radius, Section, SectionTitle, space, text } from '@cimiento/ui';
import { calculateScenarios, getScenarioMonths, scenarioAssumptions, type Scenario } from './scenario-amounts';

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Lead = styled.p`
  margin: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[2]};
  font-variant-numeric: tabular-nums;

  strong {
    font-family: ${font.display};
    font-size: ${text.title};
    font-weight: 560;
  }

  small {
    flex: 0 0 100%;
    color: ${color.muted};
    font-size: ${text.small};
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

// Where the capital that was put in ends: what is right of it was gained.
const CapitalMark = styled.span`
  position: absolute;
  top: -0.25rem;
  bottom: -0.25rem;
  border-left: 2px dashed ${color.accentText};
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
    border-left: 2px dashed ${color.accentText};
    border-radius: 0;
  }
`;

const formatCents = (cents: number): string => formatExactDollars(centsToText(cents));
const sum = ({ rentCents, saleCents }: Scenario): number => rentCents + saleCents;

const describeSale = (percent: number): string =>
  percent === 0
    ? 'la venta devuelve tu capital'
    : `la venta deja ${Math.abs(percent)} % ${percent < 0 ? 'menos' : 'más'} que tu capital`;

/** Three drawn outcomes of one fraction up to the end of the term, with the assumptions behind each. */
export function Scenarios({ annualReturn, term }: { annualReturn: string; term: string }) {
  const scenarios = calculateScenarios({ annualReturn, term });
  const largest = Math.max(...scenarios.map(sum));
  const toWidth = (cents: number): string => `${(cents / largest) * 100}%`;
  return (
    <Section aria-labelledby="scenarios">
      <SectionTitle id="scenarios">Tres escenarios</SectionTitle>
      <Lead>{`Lo que podrían darte una fracción de ${formatDollars(fractionPrice)} y ${getScenarioMonths(term)} meses.`}</Lead>
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
        {scenarios.map((scenario) => (
          <li key={scenario.name}>
            <Line>
              <span>{scenarioAssumptions[scenario.name].label}</span>
              <strong>{formatCents(sum(scenario))}</strong>
              <small>{`${formatCents(scenario.saleCents)} de la venta y ${formatCents(scenario.rentCents)} de rentas`}</small>
            </Line>
            <Track aria-hidden>
              <Part $kind="sale" style={{ width: toWidth(scenario.saleCents) }} />
              <Part $kind="rent" style={{ width: toWidth(scenario.rentCents) }} />
              <CapitalMark style={{ left: toWidth(fractionPrice * 100) }} />
            </Track>
          </li>
        ))}
      </List>
      <Explanation subject="los escenarios" question="¿De dónde salen?">
        <ul>
          {scenarios.map(({ name }) => {
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
