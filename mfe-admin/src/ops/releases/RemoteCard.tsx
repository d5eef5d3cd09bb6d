import { formatWholeNumber } from '@cimiento/contracts';
import { Badge, color, DataTable, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/dates';
import { ListTitle } from '../../shared/records/ListTitle';
import { pageColumns, releaseColumns, type ReleaseRow } from './release-columns';
import type { VersionsQuery } from './releases.generated';

export type RemoteVersions = VersionsQuery['remotes'][number];
type Step = RemoteVersions['history'][number];
type Thrown = NonNullable<RemoteVersions['live']>['errors'][number];

const Section = styled.section`
  display: grid;
  gap: ${space[1.5]};

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space[1]};
  }

  summary {
    padding: ${space[3]} 0;
    cursor: pointer;
    font-size: ${text.small};
    font-weight: 600;
  }

  ol,
  ul {
    display: grid;
    gap: ${space[1]};
    margin: ${space[1]} 0 0;
    padding: 0;
    list-style: none;
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.muted};
  }

  pre {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
    font-size: ${text.tiny};
    white-space: pre-wrap;
  }
`;

const listRows = ({ canary, live, previous }: RemoteVersions): ReleaseRow[] => [
  ...(canary ? [{ ...canary, state: 'canary' as const }] : []),
  ...(live ? [{ ...live, state: 'live' as const }] : []),
  ...(previous ? [{ ...previous, state: 'previous' as const }] : []),
];

/** Steps in the history of a remote's releases, as `npm run releases -- list` names them. */
const releaseActionLabel: Record<string, string> = {
  stage: 'Preparada',
  release: 'Publicada',
  canary: 'Canario',
  share: 'Canario ampliado',
  complete: 'Canario completado',
  rollback: 'Reversión',
  activate: 'Reactivada',
  yank: 'Prohibida',
  'take-back': 'Canario retirado',
  retire: 'Retirada del sitio',
  'hand-over': 'Direcciones cedidas',
};

const formatStep = ({ action, share, releaseName }: Step): string =>
  [
    releaseActionLabel[action] ?? action,
    ...(share > 0 && share < 100 ? [`al ${share} %`] : []),
    `· ${releaseName}`,
  ].join(' ');

const StepItem = ({ step }: { step: Step }) => (
  <li>
    <span>{formatStep(step)}</span>
    <small>{[formatDateTime(step.at), step.by, step.reason].filter(Boolean).join(' · ')}</small>
  </li>
);

const ErrorItem = ({ name, total, lastAt, sourceStack }: Thrown) => (
  <li>
    <strong>{name}</strong>
    <small>{`${total === 1 ? 'En 1 pestaña' : `En ${formatWholeNumber(total)} pestañas`} · última vez ${formatDateTime(lastAt)}`}</small>
    {sourceStack !== '' && <pre>{sourceStack}</pre>}
  </li>
);

/** The releases of a remote beside each other, its last steps, and the errors of what runs now. */
export function RemoteCard({ remote }: { remote: RemoteVersions }) {
  const { name, fault, history, awaitedPages } = remote;
  const running = [remote.canary, remote.live].filter((release) => release !== null);
  const errors = running.flatMap(({ name: release, errors: own }) => own.map((error) => ({ release, ...error })));
  return (
    <Section aria-label={`Versiones de ${name}`}>
      <header>
        <ListTitle>{name}</ListTitle>
        {fault !== null && <Badge tone="danger">Registro con error</Badge>}
      </header>
      {fault !== null && <p>{fault}</p>}
      <DataTable
        dense
        caption={`Versiones de ${name}`}
        columns={releaseColumns}
        rows={listRows(remote)}
        rowKey={(row) => `${row.state} ${row.name}`}
      />
      {awaitedPages && <p>{['El canario espera tu decisión: tuvo pocas visitas', ...awaitedPages].join(' · ')}</p>}
      {running.map(({ name: release, health: { pages } }) =>
        pages.length === 0 ? null : (
          <details key={release}>
            <summary>{`Páginas de ${release} (${pages.length})`}</summary>
            <DataTable
              dense
              caption={`Páginas de ${release}`}
              columns={pageColumns}
              rows={pages}
              rowKey={({ page }) => page}
            />
          </details>
        ),
      )}
      {errors.length > 0 && (
        <details>
          <summary>{`Errores de las páginas (${errors.length})`}</summary>
          <ul>
            {errors.map(({ release, ...error }, index) => (
              <ErrorItem key={`${release} ${index}`} {...error} />
            ))}
          </ul>
        </details>
      )}
      {history.length > 0 && (
        <details>
          <summary>Historia</summary>
          <ol>
            {history.map((step) => (
              <StepItem key={step.step} step={step} />
            ))}
          </ol>
        </details>
      )}
    </Section>
  );
}
