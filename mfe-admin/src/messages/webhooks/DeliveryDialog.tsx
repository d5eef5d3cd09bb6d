import { useMutation } from '@apollo/client/react';
import { Button, color, Dialog, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { useAllowed } from '../../shared/access/allowed';
import { formatDateTime } from '../../shared/dates';
import { Code, Facts } from '../../shared/records/Panel';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { DeliveryStatus, getEventLabel, type Delivery } from './delivery-columns';
import { ReplayDeliveryDocument } from './webhooks.generated';

const Body = styled.pre`
  margin: 0;
  max-height: 18rem;
  padding: ${space[2]};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-size: ${text.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const toasts = { success: 'Envío en cola', failure: 'No se pudo repetir el envío' };

/** The body in lines; unchanged if it is not JSON. */
function formatBody(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

type Props = { delivery: Delivery; reload: () => Promise<unknown>; onClose: () => void };

/** A delivery: the request, the response and a button to send it again. */
export function DeliveryDialog({ delivery, reload, onClose }: Props) {
  const { run } = useRecordChanges(reload);
  const [send, { loading }] = useMutation(ReplayDeliveryDocument);
  const { id, event, messageId, status, attempts, responseCode, durationMs, error, nextAttemptAt, payload } = delivery;
  const mayReplay = useAllowed('replayWebhookDelivery');
  const replay = async () => {
    if (await run(() => send({ variables: { id } }), toasts)) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !loading && onClose()}
      title={`Envío ${id}: ${getEventLabel(event)}`}
      footer={
        <>
          <Button variant="secondary" disabled={loading} onClick={onClose}>
            Cerrar
          </Button>
          {mayReplay && status !== 'sending' && (
            <Button busy={loading} busyLabel="Repitiendo..." onClick={() => void replay()}>
              Repetir envío
            </Button>
          )}
        </>
      }
    >
      <Facts>
        <dt>Estado</dt>
        <dd>
          <DeliveryStatus status={status} />
        </dd>
        <dt>Intentos</dt>
        <dd>{attempts}</dd>
        <dt>Respuesta</dt>
        <dd>{responseCode === null ? 'Ninguna' : `${responseCode} en ${durationMs ?? 0} ms`}</dd>
        {error !== null && (
          <>
            <dt>Último error</dt>
            <dd>{error}</dd>
          </>
        )}
        {nextAttemptAt !== null && (
          <>
            <dt>Próximo intento</dt>
            <dd>{formatDateTime(nextAttemptAt)}</dd>
          </>
        )}
        <dt>webhook-id</dt>
        <dd>
          <Code>{messageId}</Code>
        </dd>
      </Facts>
      <Body tabIndex={0} role="region" aria-label="Cuerpo enviado">
        {payload === '' ? 'Tu función no incluye leer el registro de este aviso.' : formatBody(payload)}
      </Body>
    </Dialog>
  );
}
