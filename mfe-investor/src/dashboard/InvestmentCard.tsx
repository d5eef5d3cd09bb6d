import {
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
import { Badge, color, media, ProgressBar, radius, space, text, Value } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { describePace, getReceivedReturn } from './holding-pace';
import type { Holding } from './holdings';

const Frame = styled.article`
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
`;

const Heading = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1.5]};

  > :first-child {
    border-radius: ${radius.md};
    overflow: hidden;
  }

  h3 {
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
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), auto));
  gap: ${space[1]} ${space[2]};
  margin: ${space[1.5]} 0;

  ${media.tablet} {
    grid-template-columns: repeat(4, auto);
  }

  dt,
  small {
    color: ${color.muted};
    font-size: ${text.small};
  }

  small {
    display: block;
    font-size: ${text.tiny};
    font-weight: 400;
  }

  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Pace = styled.p`
  margin: 0;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const SaleNote = styled.div`
  margin-top: ${space[1.5]};
  padding-top: ${space[1.5]};
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

type Fact = readonly [label: string, figure: string, note?: string];

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
    {facts.map(([label, figure, note]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Value>{figure}</Value>
          {note && (
            <>
              {' '}
              <small>{note}</small>
            </>
          )}
        </dd>
      </div>
    ))}
  </Figures>
);

type Props = {
  holding: Holding;
  /** The projects of the other cards. */
  list?: readonly Place[];
};

/** One investment: its amount, its returns so far against a projected year and against today, and what its sale gave. */
export function InvestmentCard({ holding: { investment, sale, place }, list }: Props) {
  const { projectId, projectName, imageUrl, amount, annualReturn, actualReturns, projectedReturns, rentPace } =
    investment;
  const progress = getReturnProgress(actualReturns, projectedReturns);
  const pace = describePace(rentPace, sale !== null);
  const received = getReceivedReturn(rentPace, annualReturn);
  return (
    <Frame>
      <Heading>
        <ProjectImage name={projectName} src={imageUrl} ratio="3 / 2" place={place} list={list} />
        <h3>
          <Link to={projectPath(projectId)}>{projectName}</Link>
        </h3>
        {sale?.settled ? <Badge>Vendida</Badge> : <Badge tone="success">Activa</Badge>}
      </Heading>
      <Facts
        facts={[
          ['Inversión', formatDollars(amount)],
          ['ROI Anual', formatAnnualReturn(annualReturn), 'proyectado'],
          [
            'Rendimiento Real',
            formatExactDollars(actualReturns),
            received === null ? undefined : `recibido, ${formatPercent(received)} al año`,
          ],
          ['Proyectado Anual', formatExactDollars(projectedReturns)],
        ]}
      />
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
    </Frame>
  );
}
