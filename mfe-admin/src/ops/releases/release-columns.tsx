import { formatWholeNumber } from '@cimiento/contracts';
import { Badge, color, text, type BadgeTone, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/dates';
import { formatCommit, formatRate, formatVitals, getFingerprint } from './release-texts';
import type { ReleaseRowFragment } from './releases.generated';

export type ReleaseState = 'live' | 'canary' | 'previous';

export type ReleaseRow = ReleaseRowFragment & { state: ReleaseState };

const labels: Record<ReleaseState, string> = { live: 'En vivo', canary: 'Canario', previous: 'Anterior' };
const tones: Record<ReleaseState, BadgeTone> = { live: 'success', canary: 'brass', previous: 'neutral' };

const formatState = ({ state, share }: ReleaseRow): string =>
  state === 'previous' || share === 100 ? labels[state] : `${labels[state]} · ${share} %`;

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
  { key: 'state', header: 'Estado', cell: (row) => <Badge tone={tones[row.state]}>{formatState(row)}</Badge> },
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
    cell: ({ health }) => formatRate(health.renderErrorRate),
  },
  { key: 'vitals', header: 'Velocidad', cell: ({ health }) => formatVitals(health) },
];
