import { useMutation } from '@apollo/client/react';
import { dataRequestDays, dataRequestKind, dataRequestStatus, formatShortDate } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Button, Card, color, lazyDialog, Section, SectionTitle, space, Stack, text, StatusBadge } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { showSaveError } from '../shared/report-save-error';
import { formatDay, formatTimeLeft } from './dates';
import { CancelDataRequestDocument, type OwnDataRequestFragment } from './privacy.generated';

// Forms are far larger than the page, and most visits open none.
const RequestDialog = lazyDialog(() => import('./RequestDialog').then((module) => module.RequestDialog));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};

  button {
    margin-left: auto;
  }
`;

const Facts = styled.p`
  margin: ${space[1]} 0 0;
  color: ${color.muted};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

type CardProps = { request: OwnDataRequestFragment; isBusy: boolean; onCancel: () => void };

function RequestCard({
  request: { kind, status, details, dueDate, createdAt, decidedAt, reason },
  isBusy,
  onCancel,
}: CardProps) {
  const { label } = dataRequestKind[kind];
  return (
    <Card role="group" aria-label={label}>
      <Head>
        <strong>{label}</strong>
        <StatusBadge status={dataRequestStatus[status]} />
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
      </Head>
      {details && <Facts>{details}</Facts>}
      <Facts>
        <span>{`Pedida el ${formatDay(createdAt)}.`}</span>{' '}
        <span>
          {status === 'pending'
            ? `Respuesta hasta el ${formatShortDate(dueDate)}. ${formatTimeLeft(dueDate)}.`
            : decidedAt && `${dataRequestStatus[status].label} el ${formatDay(decidedAt)}.`}
        </span>
      </Facts>
      {reason && <Facts>Respuesta: {reason}</Facts>}
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
