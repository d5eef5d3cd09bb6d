import { useQuery } from '@apollo/client/react';
import { canInvest, paths } from '@cimiento/contracts';
import { toCallError, useSessionCheck } from '@cimiento/session';
import {
  ButtonLink,
  ErrorState,
  MessagePage,
  PageContainer,
  PageHeader,
  Section,
  Spinner,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { useParams } from 'react-router-dom';
import { FundingBadge } from '../pictures/FundingBadge';
import { ProjectImage } from '../pictures/ProjectImage';
import { recordId } from '../addresses/record-id';
import { FundingAside, InvestLink } from './FundingAside';
import { OwnHoldings } from './OwnHoldings';
import { ProjectDocument, type ProjectQuery } from './project.generated';
import { ProjectFigures } from './ProjectFigures';
import { Columns, Media, Text, ThumbAct } from './ProjectPage.styles';
import { texts } from './texts';

function Words({ description }: { description: string }) {
  return (
    <Text>
      {description.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Text>
  );
}

function Project({ project, myInvestments, myReturns, myOrders }: ProjectQuery) {
  const { id, name, location, image, description } = project;
  usePageTitle(name);
  const holdings = myInvestments.filter(({ projectId }) => projectId === id);
  const own = new Set(holdings.map((holding) => holding.id));
  const payments = myReturns.returnHistory.filter(({ investmentId }) => own.has(investmentId));
  return (
    <>
      <PageHeader title={name} lead={location} />
      <Columns>
        <Section>
          <Media>
            <ProjectImage name={name} src={image} ratio="16 / 9" />
            <FundingBadge project={project} />
          </Media>
          <ProjectFigures project={project} />
          <Words description={description} />
        </Section>
        <FundingAside project={project} held={holdings.reduce((sum, { amount }) => sum + amount, 0)} />
      </Columns>
      {holdings.length > 0 && <OwnHoldings holdings={holdings} payments={payments} orders={myOrders} />}
      {canInvest(project) && (
        <ThumbAct>
          <InvestLink id={id} />
        </ThumbAct>
      )}
    </>
  );
}

const Missing = () => (
  <MessagePage
    title={texts.missing}
    message={texts.missingHint}
    actions={<ButtonLink to={paths.marketplace}>{texts.back}</ButtonLink>}
  />
);

function Known({ id }: { id: number }) {
  const { data, loading, error, refetch } = useQuery(ProjectDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <Missing />;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.marketplace}>← {texts.back}</TextLink>
      </div>
      {loading && !data && <Spinner label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && <Project {...data} />}
    </PageContainer>
  );
}

/** One project, how far it is funded, and what the person holds of it: where 'Ver detalles' and 'Ver historial' lead. */
export default function ProjectPage() {
  const id = recordId(useParams()['id']);
  return id === null ? <Missing /> : <Known key={id} id={id} />;
}
