import { useQuery } from '@apollo/client/react';
import { paths, processingActivities } from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import {
  Card,
  color,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  SectionTitle,
  space,
  Skeleton,
  text,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { Consents } from './Consents';
import { DataRequests } from './DataRequests';
import { ExportCard } from './ExportCard';
import { MyPrivacyDocument } from './privacy.generated';

const title = titles[paths.privacy];

const Activities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  h3 {
    margin: 0;
    font-size: ${text.lead};
  }

  p {
    margin: ${space[0.5]} 0 0;
  }

  small {
    display: block;
    margin-top: ${space[1]};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** The user's stored data and its purposes; their export, consents and requests. */
export default function PrivacyPage() {
  usePageTitle(title);
  const { data, error, loading, refetch } = useQuery(MyPrivacyDocument, { fetchPolicy: 'cache-and-network' });
  useSessionCheck(error);
  const reload = () => refetch().catch(() => undefined);
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.settings}>← Volver a configuración</TextLink>
      </div>
      <PageHeader title={title} lead="Qué guardamos de ti y por qué, y lo que puedes hacer con ello." />
      <Section aria-labelledby="held">
        <SectionTitle id="held">Qué guardamos</SectionTitle>
        <Activities>
          {processingActivities.map(({ name, data: held, purpose, basis, retention, recipients }) => (
            <Card as="li" key={name}>
              <h3>{name}</h3>
              <p>{held}.</p>
              <small>Para qué: {purpose}.</small>
              <small>Por qué podemos: {basis}.</small>
              <small>Cuánto tiempo: {retention}.</small>
              <small>Quién más lo recibe: {recipients}.</small>
            </Card>
          ))}
        </Activities>
        <p>
          Nombre y correo los corriges en <TextLink to={paths.settings}>tu perfil</TextLink>. El resto está en la{' '}
          <TextLink to={paths.privacyPolicy}>política de privacidad</TextLink>.
        </p>
      </Section>
      <ExportCard />
      {!data && loading && <Skeleton label="Cargando tus consentimientos y solicitudes..." />}
      {!data && error && !loading && (
        <ErrorState message="No pudimos cargar tus consentimientos y solicitudes." onRetry={() => void reload()} />
      )}
      {data && <Consents consents={data.myConsents} onChanged={reload} />}
      {data && <DataRequests requests={data.myDataSubjectRequests} onChanged={reload} />}
    </PageContainer>
  );
}
