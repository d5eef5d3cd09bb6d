import { useMutation, useQuery } from '@apollo/client/react';
import { outboxStatus } from '@cimiento/contracts';
import { getUserMessage, useSessionCheck } from '@cimiento/session';
import { Button, color, Dialog, ErrorState, Muted, radius, Skeleton } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { useAllowed } from '../../shared/access/allowed';
import type { Email } from './email-columns';
import { EmailPreviewDocument, ReplayEmailDocument } from './email.generated';

const Frame = styled.iframe`
  width: 100%;
  height: min(60vh, 36rem);
  height: min(60dvh, 36rem);
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const canReplay = ({ status }: Email): boolean => status === 'held' || status === 'dead';

/** One e-mail as its person reads it, and sending it again. */
export function EmailDialog({
  email,
  onReplayed,
  onClose,
}: {
  email: Email;
  onReplayed: () => void;
  onClose: () => void;
}) {
  const { data, loading, error, refetch } = useQuery(EmailPreviewDocument, { variables: { id: email.id } });
  useSessionCheck(error);
  const mayReplay = useAllowed('replayEmail');
  const [send, { loading: sending }] = useMutation(ReplayEmailDocument);
  const replay = async () => {
    try {
      await send({ variables: { id: email.id } });
    } catch (failure) {
      toast({ title: 'Error', description: getUserMessage(failure), variant: 'destructive' });
      return;
    }
    toast({ title: 'Correo en cola', description: 'Se enviará en unos segundos.' });
    onReplayed();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={email.subject ?? 'Correo'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          {mayReplay && canReplay(email) && (
            <Button busy={sending} busyLabel="Enviando..." onClick={() => void replay()}>
              Enviar otra vez
            </Button>
          )}
        </>
      }
    >
      <Muted>{`Para ${email.recipient ?? 'nadie'} · ${outboxStatus[email.status].label} · intentos: ${email.attempts}`}</Muted>
      {email.error !== null && <Muted>{`Último error: ${email.error}`}</Muted>}
      {loading && <Skeleton label="Cargando correo..." />}
      {error && <ErrorState message="No se pudo cargar el correo." onRetry={() => void refetch()} />}
      {/* Without permissions: nothing in an e-mail runs, navigates or reads this page. */}
      {data && <Frame sandbox="" srcDoc={data.adminEmail.content.html} title={`Vista previa: ${email.subject}`} />}
    </Dialog>
  );
}
