import {
  beforeFees,
  centsToText,
  formatAnnualReturn,
  formatPercent,
  formatShortDate,
  parseCents,
  projectPath,
  getReturnProgress,
  formatDollars,
  formatExactDollars,
} from '@cimiento/contracts';
import { ProjectImage, type Place } from '@cimiento/product-ui';
import { Badge, color, font, ProgressBar, radius, space, text } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';

type Investment = DashboardQuery['myInvestments'][number];

const Frame = styled.article`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  overflow: hidden;
`;

const Body = styled.div`
  padding: ${space[3]};
`;

const Heading = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: ${space[2]};

  h3 {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.card};
    line-height: 1.2;
  }

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  margin: ${space[2]} 0;

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Pace = styled.p`
  margin: 0;
  color: ${color.ink};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const SaleNote = styled.div`
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  font-size: ${text.small};

  p {
    margin: 0;
  }

  dl {
    margin-bottom: 0;
    font-size: ${text.body};
  }
`;

/** An investment's proceeds from the sale of its project. */
export type Sale = {
  /** YYYY-MM-DD */
  exitDate: string;
  /** Decimal text; null while the sale has not been settled. */
  settled: { capital: string; share: string } | null;
};

type Fact = readonly [label: string, figure: string];

/** Of what a sale gave: the capital that came back, and what was above or below it. */
function getSaleFacts({ capital, share }: { capital: string; share: string }): Fact[] {
  const [put, got] = [parseCents(capital), parseCents(share)];
  const gain = got - put;
  return [
    ['Capital devuelto', formatExactDollars(centsToText(Math.min(put, got)))],
    [gain < 0 ? 'Pérdida' : 'Ganancia', formatExactDollars(centsToText(gain))],
  ];
}

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Figures>
    {facts.map(([label, figure]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </Figures>
);

type Props = {
  investment: Investment;
  /** Its payments against the time that has passed, in words. */
  pace: string | null;
  /** Null while its project has not been sold. */
  sale: Sale | null;
  /** Its project, if it is offered still, and those of the other cards. */
  place?: Place | undefined;
  list?: readonly Place[];
};

/** One investment: its amount, its returns so far against a projected year and against today, and what its sale gave. */
export function InvestmentCard({ investment, pace, sale, place, list }: Props) {
  const { projectId, projectName, imageUrl, amount, actualReturns, projectedReturns } = investment;
  const progress = getReturnProgress(actualReturns, projectedReturns);
  return (
    <Frame>
      <ProjectImage name={projectName} src={imageUrl} ratio="16 / 9" place={place} list={list} />
      <Body>
        <Heading>
          <h3>
            <Link to={projectPath(projectId)}>{projectName}</Link>
          </h3>
          <Badge tone="success">Activa</Badge>
        </Heading>
        <Facts
          facts={[
            ['Inversión', formatDollars(amount)],
            ['ROI Anual', formatAnnualReturn(investment.annualReturn)],
            ['Rendimiento Real', formatExactDollars(actualReturns)],
            ['Proyectado Anual', formatExactDollars(projectedReturns)],
          ]}
        />
        <Pace>{`Cifras proyectadas: ${beforeFees}.`}</Pace>
        <ProgressBar
          value={progress}
          label={`Rendimiento de ${projectName} frente a lo proyectado`}
          caption={`${formatPercent(progress)} de lo proyectado`}
        />
        {pace && <Pace>{pace}</Pace>}
        {sale && (
          <SaleNote>
            <p>{`Vendido el ${formatShortDate(sale.exitDate)}`}</p>
            {sale.settled ? (
              <Facts facts={getSaleFacts(sale.settled)} />
            ) : (
              <p>Aún no se reparte el dinero de la venta. Aquí verás tu capital devuelto y tu ganancia.</p>
            )}
          </SaleNote>
        )}
      </Body>
    </Frame>
  );
}
