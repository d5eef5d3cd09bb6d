import type { AuditedEntity } from '@cimiento/contracts/fields';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, color, Dialog, EmptyState, ErrorState, space, Skeleton } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RecordHistoryDocument } from './audit-log.generated';
import { AuditEntryView } from './AuditEntryView';

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

const firstLimit = 20;
const maxLimit = 100;

type Props = {
  entity: AuditedEntity;
  id: number;
  /** Name of the record, such as 'Torre Norte'. */
  name: string;
  onClose: () => void;
};

/** Every change of a record with its author, newest first. */
export function RecordHistoryDialog({ entity, id, name, onClose }: Props) {
  const [limit, setLimit] = useState(firstLimit);
  const { data, loading, error, refresh } = usePageQuery(
    RecordHistoryDocument,
    { entity, id, limit },
    'cache-and-network',
  );
  const history = data?.auditEntries;
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => !open && onClose()}
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
      {!history && loading && <Skeleton label="Cargando historial..." />}
      {history?.total === 0 && (
        <EmptyState
          title="Sin cambios registrados"
          description="Aquí verás quién cambió este registro, cuándo y qué."
        />
      )}
      {history && history.total > 0 && (
        <Entries>
          {history.items.map((entry) => (
            <li key={entry.id}>
              <AuditEntryView entry={entry} />
            </li>
          ))}
        </Entries>
      )}
      {history && history.total > limit && limit < maxLimit && (
        <Button variant="secondary" size="small" onClick={() => setLimit(maxLimit)}>
          Ver más
        </Button>
      )}
    </Dialog>
  );
}
