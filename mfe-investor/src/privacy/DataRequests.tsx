import { useMutation } from '@apollo/client/react';
import { dataRequestDays, dataRequestKind, dataRequestStatus, formatShortDate } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Button, Card, lazyDialog, Muted, Row, Section, SectionTitle, Stack, StatusBadge } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { showSaveError } from '../shared/report-save-error';
import { formatDay, formatTimeLeft } from './dates';
import { CancelDataRequestDocument, type OwnDataRequestFragment } from './privacy.generated';

// Forms are far larger than the page, and most visits open none.
const RequestDialog = lazyDialog(() => import('./RequestDialog').then((module) => module.RequestDialog));

type CardProps = { request: OwnDataRequestFragment; isBusy: boolean; onCancel: () => void };

function RequestCard({
  request: { kind, status, details, dueDate, createdAt, decidedAt, reason },
  isBusy,
  onCancel,
}: CardProps) {
  const { label } = dataRequestKind[kind];
  return (
    <Card role="group" aria-label={label}>
      <Row $between>
        <Row>
          <strong>{label}</strong>
          <StatusBadge status={dataRequestStatus[status]} />
        </Row>
        {status === 'pending' && (
          <Button
            variant="secondary"
            size="small"
            disabled={isBusy}
            aria-label={`Cancelar solicitud: ${label}`}
            onClick={onCancel}
          >
            Cancelar solicitud
          </Button>
        )}
      </Row>
      {details && <Muted $top={1}>{details}</Muted>}
      <Muted $top={1}>
        <span>{`Pedida el ${formatDay(createdAt)}.`}</span>{' '}
        <span>
          {status === 'pending'
            ? `Respuesta hasta el ${formatShortDate(dueDate)}. ${formatTimeLeft(dueDate)}.`
            : decidedAt && `${dataRequestStatus[status].label} el ${formatDay(decidedAt)}.`}
        </span>
      </Muted>
      {reason && <Muted $top={1}>Respuesta: {reason}</Muted>}
    </Card>
  );
}

type Props = { requests: readonly OwnDataRequestFragment[]; onChanged: () => Promise<unknown> };

/** The person's requests with their clock, and the way to a new one. */
export function DataRequests({ requests, onChanged }: Props) {
  const { refresh } = useAuth();
  const [isAsking, setAsking] = useState(false);
  const [cancel, { loading }] = useMutation(CancelDataRequestDocument);
  const onCancel = async (id: number) => {
    try {
      await cancel({ variables: { id } });
      toast({ title: 'Solicitud cancelada' });
    } catch (error) {
      await showSaveError(error, 'No se pudo cancelar', refresh);
    }
    await onChanged();
  };
  return (
    <Section aria-labelledby="requests">
      <SectionTitle id="requests">Tus solicitudes</SectionTitle>
      <p>
        Pide que corrijamos o eliminemos tus datos, o que dejemos de usarlos. Te respondemos en {dataRequestDays} días.
      </p>
      <div>
        <Button onClick={() => setAsking(true)}>Nueva solicitud</Button>
      </div>
      <Stack>
        {requests.map((request) => (
          <RequestCard key={request.id} request={request} isBusy={loading} onCancel={() => void onCancel(request.id)} />
        ))}
      </Stack>
      {isAsking && <RequestDialog onSent={onChanged} onClose={() => setAsking(false)} />}
    </Section>
  );
}
