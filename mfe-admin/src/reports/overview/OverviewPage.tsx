import { formatDollars, formatWholeNumber, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Card, color, ErrorState, media, PageHeader, Block, space, Skeleton, text, usePageTitle } from '@cimiento/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { Operations } from './Operations';
import { AdminOverviewDocument, type AdminOverviewQuery } from './overview.generated';

const Activity = styled(Card)`
  h2 {
    font-size: ${text.card};
  }

  p {
    margin: ${space[1]} 0 0;
    color: ${color.muted};
  }
`;

// The work comes first in reading order, and on a phone; the cards stand above it where there is room for both.
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  ${media.tablet} {
    > :nth-child(2) {
      order: -1;
    }
  }
`;

const CounterLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[3]};

  span {
    color: ${color.muted};
  }
`;

function Counter({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id}>{label}</span> <strong>{value}</strong>
    </div>
  );
}

const Counters = ({ projects, users, investments, investedCapital }: AdminOverviewQuery['adminOverview']) => (
  <CounterLine>
    <Counter label="Proyectos" value={formatWholeNumber(projects)} />
    <Counter label="Usuarios" value={formatWholeNumber(users)} />
    <Counter label="Inversiones" value={formatWholeNumber(investments)} />
    <Counter label="Capital invertido (USD)" value={formatDollars(investedCapital)} />
  </CounterLine>
);

/** Start page of the back office: what waits for an administrator, and how many projects, users and investments there are. */
function OverviewPage() {
  usePageTitle(pages[paths.admin].title);
  const { data, loading, error, refresh } = usePageQuery(AdminOverviewDocument, {});
  return (
    <AdminLayout>
      <PageHeader title={pages[paths.admin].title} />
      {loading && !data && (
        <Skeleton label="Cargando...">
          <Block $height="1.5rem" />
          <Block $height="24rem" />
        </Skeleton>
      )}
      {error && !loading ? (
        <ErrorState message="No se pudieron cargar las cifras. Tus datos están a salvo." onRetry={refresh} />
      ) : null}
      {data && (
        <Content>
          <Operations {...data.operationsConsole} />
          <Counters {...data.adminOverview} />
        </Content>
      )}
      <Activity as="section" aria-labelledby="recent-activity">
        <h2 id="recent-activity">Actividad reciente</h2>
        <p>Las estadísticas estarán disponibles pronto.</p>
      </Activity>
    </AdminLayout>
  );
}

export default guardPage(paths.admin, OverviewPage);
