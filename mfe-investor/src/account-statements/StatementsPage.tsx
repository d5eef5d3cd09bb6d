import { useMutation, useQuery } from '@apollo/client/react';
import { messages, paths, today } from '@cimiento/contracts';
import { getUserMessage, useSessionCheck } from '@cimiento/session';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  SectionTitle,
  SelectField,
  space,
  Skeleton,
  usePageTitle,
} from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { groupByYear } from './group-by-year';
import { StatementCard } from './StatementCard';
import { MyStatementsDocument, RequestStatementDocument } from './statements.generated';

const texts = {
  title: titles[paths.documents],
  lead: 'Lo que hizo tu cuenta cada año, en un PDF numerado que cualquiera puede comprobar.',
  failed: 'No pudimos cargar tus estados de cuenta. Tu dinero está a salvo: intenta de nuevo.',
  tax: 'Informan los movimientos de tu cuenta. No son asesoría tributaria.',
} as const;

/** Polling interval for an account statement in progress, in ms. */
const pollMs = 1500;

const Request = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1 1 14rem;
    max-width: 22rem;
  }
`;

const Note = styled.p`
  margin: ${space[1.5]} 0 0;
`;

const toLabel = (year: number): string => (`${year}` === today().slice(0, 4) ? `${year}, hasta la fecha` : `${year}`);

function RequestForm({ years }: { years: readonly number[] }) {
  const [year, setYear] = useState(String(years[0]));
  const [request, { loading }] = useMutation(RequestStatementDocument, { refetchQueries: [MyStatementsDocument] });
  const send = async () => {
    try {
      const { data } = await request({ variables: { input: { year: Number(year) } } });
      const isReady = data?.requestStatement.status === 'ready';
      toast(
        isReady
          ? { title: 'Ya lo tienes', description: 'Nada cambió desde el último: puedes descargarlo.' }
          : { title: 'Lo estamos preparando', description: 'Aparecerá aquí en un momento.' },
      );
    } catch (error) {
      const description = getUserMessage(error, messages.offline);
      toast({ title: 'No se pudo pedir', description, variant: 'destructive' });
    }
  };
  return (
    <Card>
      <Request
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SelectField
          label="Año"
          value={year}
          choices={years.map((each) => ({ value: String(each), label: toLabel(each) }))}
          onChange={(event) => setYear(event.target.value)}
        />
        <Button type="submit" busy={loading} busyLabel="Pidiendo...">
          Pedir estado de cuenta
        </Button>
      </Request>
      <Note>{texts.tax}</Note>
    </Card>
  );
}

/** The signed-in person's yearly statements: each version to download and verify, and a form for another year. */
export default function StatementsPage() {
  usePageTitle(texts.title);
  const { data, loading, error, refetch, startPolling, stopPolling } = useQuery(MyStatementsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const isWaiting = data?.myStatements.some(({ status }) => status === 'queued') ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(pollMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !data && <Skeleton label="Cargando estados de cuenta..." />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && (
        <>
          {data.myStatementYears.length === 0 ? (
            <EmptyState
              title="Aún no tienes movimientos"
              description="Después de tu primer depósito o inversión podrás pedir aquí el estado de cuenta del año."
              action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
            />
          ) : (
            <RequestForm years={data.myStatementYears} />
          )}
          {groupByYear(data.myStatements).map(({ year, statements }) => (
            <Section key={year} aria-labelledby={`year-${year}`}>
              <SectionTitle id={`year-${year}`}>{year}</SectionTitle>
              {statements.map((statement, index) => (
                <StatementCard key={statement.id} statement={statement} isLatest={index === 0} />
              ))}
            </Section>
          ))}
        </>
      )}
    </PageContainer>
  );
}
