import { useQuery } from '@apollo/client/react';
import { paths } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import { MessagePage, ProjectImage } from '@cimiento/product-ui';
import { Media } from '@cimiento/product-ui/project-content';
import {
  Badge,
  ButtonLink,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  Skeleton,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { OwnHoldings } from './OwnHoldings';
import { RetiredProjectDocument, type RetiredProjectQuery } from './project.generated';
import { texts } from './texts';

const ProjectNotFound = () => (
  <MessagePage
    title={texts.notFound}
    message={texts.notFoundHint}
    actions={<ButtonLink to={paths.marketplace}>{texts.back}</ButtonLink>}
  />
);

type Holding = RetiredProjectQuery['myInvestments'][number];

function Retired({ first, data }: { first: Holding; data: RetiredProjectQuery }) {
  usePageTitle(first.projectName);
  const holdings = data.myInvestments.filter(({ projectId }) => projectId === first.projectId);
  const ownIds = new Set(holdings.map(({ id }) => id));
  const payments = data.myPayments.returnHistory.filter(({ investmentId }) => ownIds.has(investmentId));
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.dashboard}>← {texts.backToDashboard}</TextLink>
      </div>
      <PageHeader title={first.projectName} lead={texts.retiredLead} />
      <Section>
        <Media>
          <ProjectImage name={first.projectName} src={first.imageUrl} ratio="16 / 9" />
          <Badge tone="neutral">{texts.retired}</Badge>
        </Media>
      </Section>
      <OwnHoldings
        holdings={holdings}
        payments={payments}
        orders={data.myOrders}
        settled={data.mySettledInvestments.filter(({ projectId }) => projectId === first.projectId)}
      />
    </PageContainer>
  );
}

/** A project that was deleted: those who hold a part of it still see what they hold; for others it does not exist. */
export function RetiredProject({ id }: { id: number }) {
  const { data, loading, error, refetch } = useQuery(RetiredProjectDocument, { notifyOnNetworkStatusChange: true });
  useSessionCheck(error);
  const first = data?.myInvestments.find(({ projectId }) => projectId === id);
  if (data && first) return <Retired first={first} data={data} />;
  if (data) return <ProjectNotFound />;
  return (
    <PageContainer>
      {loading && <Skeleton label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
    </PageContainer>
  );
}
