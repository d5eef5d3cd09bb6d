import {
  formatAnnualReturn,
  formatPercent,
  projectPath,
  getReturnProgress,
  slugify,
  formatDollars,
  formatExactDollars,
} from '@cimiento/contracts';
import { Badge, color, font, Illustration, ProgressBar, radius, SmartImage, space, text } from '@cimiento/ui';
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
    font-size: ${text.title};
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

/** One investment: its amount, its returns so far, and their share of a projected year. */
export function InvestmentCard({ investment }: { investment: Investment }) {
  const { projectId, projectName, imageUrl, amount, actualReturns, projectedReturns } = investment;
  const progress = getReturnProgress(actualReturns, projectedReturns);
  const figures = [
    ['Inversión', formatDollars(amount)],
    ['ROI Anual', formatAnnualReturn(investment.annualReturn)],
    ['Rendimiento Real', formatExactDollars(actualReturns)],
    ['Proyectado Anual', formatExactDollars(projectedReturns)],
  ] as const;
  return (
    <Frame>
      <SmartImage
        src={imageUrl}
        alt=""
        ratio="16 / 9"
        fallback={<Illustration seed={slugify(projectName)} kind="building" />}
      />
      <Body>
        <Heading>
          <h3>
            <Link to={projectPath(projectId)}>{projectName}</Link>
          </h3>
          <Badge tone="success">Activa</Badge>
        </Heading>
        <Figures>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
        <ProgressBar
          value={progress}
          label={`Rendimiento de ${projectName} frente a lo proyectado`}
          caption={`${formatPercent(progress)} de lo proyectado`}
        />
      </Body>
    </Frame>
  );
}
