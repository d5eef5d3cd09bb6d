import { useQuery } from '@apollo/client/react';
import {
  compareUrgency,
  formatExactDollars,
  formatWholeNumber,
  getOperationPath,
  operationQueue,
  paths,
  today,
} from '@cimiento/contracts';
import { Block, ButtonLink, Card, color, ErrorState, Skeleton, space, text, TextLink, Value } from '@cimiento/ui';
import { styled } from 'styled-components';
import { WaitingWorkDocument, type WaitingWorkQuery } from './administration.generated';

/** Queues that are shown here; the others are one step away. */
const shownQueues = 3;

const Panel = styled(Card)`
  padding: ${space[2]};

  h2 {
    font-size: ${text.card};
  }

  ul {
    margin: ${space[1]} 0 ${space[1.5]};
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 ${space[2]};
    min-height: 2.75rem;
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
`;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.muted};
`;

const Queues = ({ waiting }: { waiting: WaitingWorkQuery['operationsConsole']['queues'] }) => (
  <>
    {waiting.length === 0 ? (
      <p>Nada espera a una persona.</p>
    ) : (
      <ul>
        {waiting.slice(0, shownQueues).map(({ queue, count, amount }) => (
          <li key={queue}>
            <TextLink to={getOperationPath(queue, today())}>{operationQueue[queue].label}</TextLink>
            <Value>{amount === null ? '' : formatExactDollars(amount)}</Value>
            <strong translate="no">{formatWholeNumber(count)}</strong>
          </li>
        ))}
      </ul>
    )}
    <Way>
      <ButtonLink to={paths.admin}>Ir a la administración</ButtonLink>
      {waiting.length > shownQueues && <span>{`y ${waiting.length - shownQueues} colas más`}</span>}
    </Way>
  </>
);

/** The waiting work of the back office for a member of staff, the most urgent first, with the way to it. */
export function Administration() {
  const { data, loading, error, refetch } = useQuery(WaitingWorkDocument, { notifyOnNetworkStatusChange: true });
  return (
    <Panel as="section" aria-labelledby="administration">
      <h2 id="administration">Administración</h2>
      {loading && !data && (
        <Skeleton label="Cargando lo que espera...">
          <Block $height="12rem" />
        </Skeleton>
      )}
      {error && !loading && (
        <ErrorState message="No pudimos cargar lo que espera en la administración." onRetry={() => void refetch()} />
      )}
      {data && <Queues waiting={data.operationsConsole.queues.filter(({ count }) => count > 0).sort(compareUrgency)} />}
    </Panel>
  );
}
