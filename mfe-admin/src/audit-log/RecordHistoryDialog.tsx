import type { AuditedEntity } from '@cimiento/contracts';
import { Button, color, Dialog, EmptyState, ErrorState, space, Spinner } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { TrailDocument } from './audit-log.generated';
import { AuditEntryView } from './AuditEntryView';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';

const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding: ${space[1.5]} 0;
    border-bottom: 1px solid ${color.line};

    &:last-child {
      border-bottom: 0;
    }
  }
`;

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
export function RecordHistoryDialog({ entity, id, name, onClose }: Props) {
  const [limit, setLimit] = useState(few);
  const { data, loading, error, refresh } = useQueryWithPreviousData(TrailDocument, { entity, id, limit });
  const trail = data?.auditTrail;
  return (
    <Dialog
      open
      readOnly
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
      {error && !loading ? (
        <ErrorState
          message="El historial no está disponible en este momento. Tus datos están a salvo."
          onRetry={refresh}
        />
      ) : null}
      {!trail && loading && <Spinner label="Cargando historial..." />}
      {trail?.total === 0 && (
        <EmptyState
          title="Sin cambios registrados"
          description="Aquí verás quién cambió este registro, cuándo y qué."
        />
      )}
      {trail && trail.total > 0 && (
        <Entries>
          {trail.items.map((entry) => (
            <li key={entry.id}>
              <AuditEntryView entry={entry} />
            </li>
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
