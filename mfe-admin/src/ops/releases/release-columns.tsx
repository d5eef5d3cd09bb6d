import { formatWholeNumber, type BadgeFacts } from '@cimiento/contracts';
import { Badge, color, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/dates';
import { formatCommit, formatRate, formatVitals, getFingerprint } from './release-texts';
import type { ReleaseFailuresFragment, ReleaseRowFragment } from './releases.generated';

export type ReleaseState = 'live' | 'canary' | 'previous';

export type ReleaseRow = ReleaseRowFragment & { state: ReleaseState };

const states: Record<ReleaseState, BadgeFacts> = {
  live: { label: 'En vivo', tone: 'success' },
  canary: { label: 'Canario', tone: 'brass' },
  previous: { label: 'Anterior', tone: 'neutral' },
};
const formatState = ({ state, share }: ReleaseRow): string =>
  state === 'previous' || share === 100 ? states[state].label : `${states[state].label} · ${share} %`;

const Lines = styled.div`
  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    overflow-wrap: anywhere;
  }
`;

/** Columns of the releases of a remote: which, since when and by whom, and how they did in the last seven days. */
export const releaseColumns: readonly Column<ReleaseRow>[] = [
  {
    key: 'version',
    header: 'Versión',
    cell: (row) => (
      <Lines>
        <strong>{row.version}</strong>
        <small>{getFingerprint(row)}</small>
      </Lines>
    ),
  },
  { key: 'state', header: 'Estado', cell: (row) => <Badge tone={states[row.state].tone}>{formatState(row)}</Badge> },
  {
    key: 'since',
    header: 'Desde',
    cell: ({ since, by, commit }) => (
      <Lines>
        <span>{since ? formatDateTime(since) : 'Sin publicar'}</span>
        <small>{[by, formatCommit(commit)].filter(Boolean).join(' · ')}</small>
      </Lines>
    ),
  },
  { key: 'loads', header: 'Cargas', align: 'end', cell: ({ health }) => formatWholeNumber(health.loads) },
  {
    key: 'loadFailures',
    header: 'No cargó',
    align: 'end',
    cell: ({ health }) => formatRate(health.loadFailureRate),
  },
  {
    key: 'renderErrors',
    header: 'Errores',
    align: 'end',
    cell: ({ health }) => formatRate(health.thrownRate),
  },
  { key: 'vitals', header: 'Velocidad', cell: ({ health }) => formatVitals(health) },
];

type PageRow = ReleaseFailuresFragment['health']['pages'][number];

/** Columns of the pages of a release: in how many tabs each was opened, and failed. */
export const pageColumns: readonly Column<PageRow>[] = [
  { key: 'page', header: 'Página', cell: ({ page }) => page },
  ...Object.entries({ loads: 'Cargas', loadFailures: 'No cargó', thrown: 'Errores' } as const).map(
    ([key, header]): Column<PageRow> => ({
      key,
      header,
      align: 'end',
      cell: (row) => formatWholeNumber(row[key as 'loads']),
    }),
  ),
];
