import { useQuery } from '@apollo/client/react';
import { isIdentityOpenToPerson, paths } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import {
  Card,
  ErrorState,
  lazySection,
  PageContainer,
  PageHeader,
  Skeleton,
  Stack,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { Fold } from '../shared/Fold';
import { titles } from '../shared/titles';
import { toAnswers, toProfile } from './answers';
import { IdentitySteps } from './IdentitySteps';
import { MyIdentityDocument, type MyIdentityQuery } from './identity.generated';
import { StateCard } from './StateCard';
import { Summary } from './Summary';

const title = titles[paths.identity];

// Only who has to correct something needs it.
const CorrectionsForm = lazySection(() => import('./CorrectionsForm').then((module) => module.CorrectionsForm), {
  loading: 'Cargando lo que falta...',
  failed: 'No pudimos cargar lo que falta. Revisa tu conexión e intenta de nuevo.',
});

type Props = { identity: MyIdentityQuery; reload: () => Promise<unknown> };

const Sent = ({ identity: { myIdentity, myIdentityDocuments } }: Props) => (
  <>
    <StateCard identity={myIdentity} />
    <Card>
      <Fold title="Ver lo que enviaste">
        <Stack>
          <Summary profile={toProfile(toAnswers(myIdentity))} documents={myIdentityDocuments} />
        </Stack>
      </Fold>
    </Card>
  </>
);

function Identity(props: Props) {
  const { state } = props.identity.myIdentity;
  if (state === 'needs_more') return <CorrectionsForm {...props} />;
  return isIdentityOpenToPerson(state) ? <IdentitySteps {...props} /> : <Sent {...props} />;
}

/** Who the signed-in person is: answers and documents in steps, then the state of their review. */
export default function IdentityPage() {
  usePageTitle(title);
  // Answers and numbers of documents stay out of the cache.
  const { data, error, loading, refetch } = useQuery(MyIdentityDocument, {
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const reload = () => refetch().catch(() => undefined);
  return (
    <PageContainer>
      <Stack $gap={1}>
        <div>
          <TextLink to={paths.settings}>← Volver a configuración</TextLink>
        </div>
        <PageHeader title={title} lead="Lo pide la ley antes de mover dinero. Toma unos diez minutos." />
      </Stack>
      {!data && loading && <Skeleton label="Cargando tu verificación..." />}
      {!data && error && !loading && (
        <ErrorState
          message="No pudimos cargar tu verificación. Lo que guardaste está a salvo."
          onRetry={() => void reload()}
        />
      )}
      {data && <Identity identity={data} reload={reload} />}
    </PageContainer>
  );
}
