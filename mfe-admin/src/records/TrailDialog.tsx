import { auditActionLabel, messages, type AuditedEntity } from '@cimiento/contracts';
import { Button, color, Dialog, EmptyState, ErrorState, space, Spinner, text, VisuallyHidden } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { changesOf, type FieldChange } from './trail-changes';
import { TrailDocument, type TrailQuery } from './trail.generated';
import { useLatest } from './useLatest';

type Entry = TrailQuery['auditTrail']['items'][number];

const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${space[1.5]} 0;
    border-bottom: 1px solid ${color.line};
  }

  > li > p {
    margin: 0;
  }

  > li > p > span {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dl {
    display: grid;
    grid-template-columns: minmax(0, 8.5rem) minmax(0, 1fr);
    gap: ${space[0.5]} ${space[2]};
    margin: ${space[1]} 0 0;
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    max-height: 8rem;
    overflow-wrap: anywhere;
    overflow-y: auto;
  }

  del {
    color: ${color.muted};
  }

  ins {
    text-decoration: none;
  }
`;

const instant = new Intl.DateTimeFormat('es-EC', { dateStyle: 'short', timeStyle: 'short' });

const Change = ({ label, before, after }: FieldChange) => (
  <>
    <dt>{label}</dt>
    <dd>
      {before !== null && (
        <del>
          <VisuallyHidden>Antes: </VisuallyHidden>
          {before}
        </del>
      )}
      {before !== null && after !== null && <span aria-hidden> → </span>}
      {after !== null && (
        <ins>
          <VisuallyHidden>Después: </VisuallyHidden>
          {after}
        </ins>
      )}
    </dd>
  </>
);

const Entry = ({ entry }: { entry: Entry }) => (
  <li>
    <p>
      <strong>{auditActionLabel[entry.action]}</strong>{' '}
      <span>{`${instant.format(new Date(entry.createdAt))} · ${entry.author?.fullName ?? messages.missingUser}`}</span>
    </p>
    <dl>
      {changesOf(entry).map((change) => (
        <Change key={change.label} {...change} />
      ))}
    </dl>
  </li>
);

const few = 20;
const most = 100;

type Props = {
  entity: AuditedEntity;
  id: number;
  /** What the record is called: 'Torre Norte'. */
  name: string;
  onClose: () => void;
};

/** Who changed a record, when, and what it was before and after; newest first. */
export function TrailDialog({ entity, id, name, onClose }: Props) {
  const [limit, setLimit] = useState(few);
  const { data, loading, error, refresh } = useLatest(TrailDocument, { entity, id, limit });
  const trail = data?.auditTrail;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Historial: ${name}`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {error && !loading ? <ErrorState message="El historial no está disponible en este momento. Tus datos están a salvo." onRetry={refresh} /> : null}
      {!trail && loading && <Spinner label="Cargando historial..." />}
      {trail?.total === 0 && <EmptyState title="Sin cambios registrados" description="Aquí verás quién cambió este registro, cuándo y qué." />}
      {trail && trail.total > 0 && (
        <Entries>
          {trail.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
      {trail && trail.total > limit && limit < most && (
        <Button variant="secondary" size="small" onClick={() => setLimit(most)}>
          Ver más
        </Button>
      )}
    </Dialog>
  );
}
