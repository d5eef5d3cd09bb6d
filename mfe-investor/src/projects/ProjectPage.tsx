import { useQuery } from '@apollo/client/react';
import { findParticipation, paths, sumInRounds, sumMoney, today } from '@cimiento/contracts';
import { toCallError, useSessionCheck } from '@cimiento/session';
import { NotFound } from '@cimiento/product-ui';
import {
  listSections,
  MissingDocuments,
  PhoneAction,
  ProjectContent,
  ProjectShape,
  ProjectTop,
} from '@cimiento/product-ui/project-content';
import { ErrorState, PageContainer, Section, SectionTitle, Skeleton, TextLink, usePageTitle } from '@cimiento/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { parseRecordId } from '../shared/parse-record-id';
import { FundingAside, InvestLink } from './FundingAside';
import { OwnHoldings } from './OwnHoldings';
import { ProjectDocument, type ProjectQuery } from './project.generated';
import { RetiredProject } from './RetiredProject';
import { texts } from './texts';

const ProjectFinances = lazy(() =>
  import(/* webpackChunkName: 'project-finances' */ '@cimiento/product-ui/project-finances').then((module) => ({
    default: module.ProjectFinances,
  })),
);

function Project(data: ProjectQuery) {
  const { project, myInvestments, myPayments, mySettledInvestments, myOrders } = data;
  const { id, archivedAt } = project;
  usePageTitle(project.name);
  const holdings = myInvestments.filter(({ projectId }) => projectId === id);
  const ownIds = new Set(holdings.map((holding) => holding.id));
  const payments = myPayments.returnHistory.filter(({ investmentId }) => ownIds.has(investmentId));
  const settled = mySettledInvestments.filter(({ projectId }) => projectId === id);
  const participation = findParticipation(project, today());
  const inRound = sumInRounds(myOrders.filter(({ projectId }) => projectId === id));
  const ownShare = settled.length > 0 ? sumMoney(settled.map(({ share }) => share)) : null;
  return (
    <>
      <ProjectTop
        project={project}
        note={archivedAt ? texts.retiredLead : undefined}
        links={[
          ...(holdings.length > 0 ? [['own-holdings', 'Tu inversión'] as const] : []),
          ...listSections({ project }),
        ]}
      >
        <FundingAside
          project={project}
          held={holdings.reduce((sum, { amount }) => sum + amount, inRound)}
          participation={participation}
          documents={data.projectDocuments}
        />
      </ProjectTop>
      {holdings.length > 0 && (
        <>
          <OwnHoldings holdings={holdings} payments={payments} orders={myOrders} valued={project} settled={settled} />
          <Section aria-labelledby="project-finances">
            <SectionTitle id="project-finances">Cuentas de la casa</SectionTitle>
            <Suspense fallback={<Skeleton label="Cargando cuentas del proyecto..." rows={4} />}>
              <ProjectFinances projectId={id} />
            </Suspense>
          </Section>
        </>
      )}
      <ProjectContent {...data} ownShare={ownShare} texts={texts} />
      {participation && (
        <PhoneAction>
          <MissingDocuments documents={data.projectDocuments} />
          <InvestLink id={id} participation={participation} />
        </PhoneAction>
      )}
    </>
  );
}

function ProjectDetails({ id }: { id: number }) {
  const { data, loading, error, refetch } = useQuery(ProjectDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <RetiredProject id={id} />;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.marketplace}>← {texts.back}</TextLink>
      </div>
      {loading && !data && <ProjectShape label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && <Project {...data} />}
    </PageContainer>
  );
}

/** One project: its figures, its funding and the person's own holdings in it. */
export default function ProjectPage() {
  const id = parseRecordId(useParams()['id']);
  return id === null ? <NotFound /> : <ProjectDetails key={id} id={id} />;
}
