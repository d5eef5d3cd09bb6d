import { formatPaymentDate, identityState, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError, useAuth } from '@cimiento/session';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  media,
  Muted,
  PageHeader,
  Row,
  Skeleton,
  space,
  Stack,
  StatusBadge,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import { PersonLink } from '../../shared/records/PersonLink';
import { AnswersReview } from './AnswersReview';
import { CaseActions } from './CaseActions';
import { CaseHistory, CaseNotices, RiskFacts } from './CaseFacts';
import { describeClaim, isClaimed } from './claims';
import { IdentityCaseDocument, type WholeIdentityCaseFragment } from './cases.generated';
import { DocumentReview } from './DocumentReview';
import { MatchesPanel } from './MatchesPanel';
import { useMinute } from './useMinute';
import { useReview } from './useReview';

/** The documents beside what was typed, where both fit. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <Card as="section" aria-label={title}>
    <Stack $gap={1}>
      <h2>{title}</h2>
      {children}
    </Stack>
  </Card>
);

type Props = { found: WholeIdentityCaseFragment; reload: () => Promise<unknown> };

function Case({ found, reload }: Props) {
  const { user } = useAuth();
  const now = useMinute();
  const review = useReview(found);
  const { state, userId, userName, legalName, expiresOn } = found;
  usePageTitle(legalName ?? userName);
  const waits = state === 'submitted' || state === 'in_review';
  const isHeld = waits && isClaimed(found, now);
  const isMine = isHeld && found.claimedBy === user?.id;
  return (
    <Stack>
      <PageHeader title={legalName ?? userName} />
      <Row $gap={2}>
        <StatusBadge status={identityState[state]} />
        {waits && <span>{describeClaim(found, user?.id, now)}</span>}
        {state === 'approved' && expiresOn && <span>{`Vale hasta el ${formatPaymentDate(expiresOn)}`}</span>}
        <span>
          <Muted as="small">Cuenta</Muted> <PersonLink person={{ id: userId, fullName: userName }} />
        </span>
      </Row>
      <CaseActions found={found} review={review} isMine={isMine} isTaken={isHeld && !isMine} reload={reload} />
      {waits && !isHeld && <Muted>Toma el caso para decidir; es tuyo 30 minutos.</Muted>}
      <CaseNotices found={found} />
      <Columns>
        <Part title="Documentos">
          <DocumentReview found={found} review={review} mayDecide={isMine} />
        </Part>
        <Stack>
          <Part title="Lo que escribió">
            <AnswersReview found={found} review={review} mayDecide={isMine} />
          </Part>
          <Part title="Posibles coincidencias">
            <MatchesPanel found={found} mayDecide={isMine || found.hasNewMatches} reload={reload} />
          </Part>
          <Part title="Riesgo">
            <RiskFacts found={found} />
          </Part>
          <Part title="Historial">
            <CaseHistory found={found} />
          </Part>
        </Stack>
      </Columns>
    </Stack>
  );
}

const NotFound = () => (
  <EmptyState
    title="Caso no encontrado"
    description="La dirección debe terminar en el número de un caso."
    action={<ButtonLink to={paths.adminIdentity}>Ver los casos</ButtonLink>}
  />
);

function LoadedCase({ id }: { id: number }) {
  const { data, loading, error, reload, refresh } = usePageQuery(IdentityCaseDocument, { id });
  const code = error ? toCallError(error).code : null;
  if (code === 'NOT_FOUND') return <NotFound />;
  if (error && !loading)
    return (
      <ErrorState
        message={code === 'FORBIDDEN' ? toCallError(error).serverMessage : 'No se pudo cargar este caso.'}
        onRetry={refresh}
      />
    );
  if (!data) return <Skeleton label="Cargando caso..." />;
  return <Case found={data.identityCase} reload={reload} />;
}

/** One person's case: their documents beside what they typed, and the decision about them. */
function CasePage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(id);
  return (
    <AdminLayout>
      <div>
        <TextLink to={paths.adminIdentity}>← Volver a la fila</TextLink>
      </div>
      {isId ? <LoadedCase key={id} id={Number(id)} /> : <NotFound />}
    </AdminLayout>
  );
}

export default guardPage(paths.adminIdentityCase, CasePage);
