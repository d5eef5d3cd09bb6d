import { useMutation } from '@apollo/client/react';
import { waitlistInvitationFields } from '@cimiento/contracts/fields';
import { waitlistInvitationSchema, type WaitlistInvitationInput } from '@cimiento/contracts/schemas';
import { useRef } from 'react';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { Wide } from '../../shared/records/Fields';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ExpiryField } from '../invitations/InvitationFields';
import { CreatedCodesDialog } from '../invitations/CreatedCodesDialog';
import { WaitlistRequestDialog } from './WaitlistRequestDialog';
import type { WaitlistDialog, WaitlistRequest } from './waitlist-columns';
import {
  DeclineWaitlistRequestDocument,
  InviteFromWaitlistDocument,
  ReopenWaitlistRequestDocument,
} from './waitlist.generated';

const toasts = {
  invite: { success: 'Invitación creada', failure: 'No se pudo crear la invitación' },
  decline: { success: 'Solicitud rechazada', failure: 'No se pudo rechazar la solicitud' },
  reopen: { success: 'Solicitud pendiente otra vez', failure: 'No se pudo cambiar la solicitud' },
};

type Reload = { reload: () => Promise<unknown> };
type RowDialogProps = Reload & { row: WaitlistRequest; onClose: () => void };

/** Reloads after a failure too: another administrator may have answered the request first. */
function useRequestAnswer(reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  return async (...[mutate, texts]: Parameters<typeof save>) => {
    const errors = await save(mutate, texts);
    if (errors) reload().catch(() => undefined);
    return errors;
  };
}

function InviteDialog({
  row,
  reload,
  onClose,
  onInvited,
}: RowDialogProps & { onInvited: (row: WaitlistRequest, code: string) => void }) {
  const answer = useRequestAnswer(reload);
  const [invite] = useMutation(InviteFromWaitlistDocument);
  // A ref: the form closes itself right after saving, before a state would update.
  const invited = useRef<{ email: string; code: string } | null>(null);
  const submit = (input: WaitlistInvitationInput) =>
    answer(async () => {
      const { data } = await invite({ variables: { id: row.id, input } });
      const request = data?.inviteFromWaitlist;
      if (request?.invitation) invited.current = { email: request.email, code: request.invitation.code };
    }, toasts.invite);
  const close = () =>
    invited.current ? onInvited({ ...row, email: invited.current.email }, invited.current.code) : onClose();
  const isAgain = row.status === 'invited';
  return (
    <RecordDialog
      title={isAgain ? `Invitar de nuevo a ${row.fullName}` : `Invitar a ${row.fullName}`}
      submitLabel={isAgain ? 'Invitar de nuevo' : 'Crear invitación'}
      schema={waitlistInvitationSchema}
      initialValues={{ email: row.email } satisfies Partial<WaitlistInvitationInput>}
      onSubmit={submit}
      onClose={close}
    >
      <Wide>
        <p>
          Crearemos un código de un solo uso, que solo vale para este correo, y le enviaremos el enlace.
          {isAgain && <span>{' El código anterior dejará de valer.'}</span>}
        </p>
      </Wide>
      <Wide>
        <RecordField name="email" field={waitlistInvitationFields.email} required />
      </Wide>
      <Wide>
        <ExpiryField />
      </Wide>
    </RecordDialog>
  );
}

function DeclineDialog({ row, reload, onClose }: RowDialogProps) {
  const answer = useRequestAnswer(reload);
  const [decline] = useMutation(DeclineWaitlistRequestDocument);
  const confirm = async () => {
    await answer(() => decline({ variables: { id: row.id } }), toasts.decline);
    return true;
  };
  return (
    <ActionDialog
      title="Rechazar solicitud"
      confirmLabel="Rechazar"
      confirmVariant="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        La solicitud de <strong>{row.fullName}</strong> quedará rechazada. No se le avisa, y puedes volverla a pendiente
        cuando quieras.
      </p>
    </ActionDialog>
  );
}

type Props = Reload & { dialog: WaitlistDialog; onOpen: (dialog: WaitlistDialog | null) => void };

/** The open dialog of the waitlist panel. */
export function WaitlistDialogs({ dialog, onOpen, reload }: Props) {
  const answer = useRequestAnswer(reload);
  const [reopen] = useMutation(ReopenWaitlistRequestDocument);
  const { row } = dialog;
  const close = () => onOpen(null);
  const invited = (request: WaitlistRequest, code: string) => onOpen({ kind: 'invited', row: request, code });
  const onReopen = () => {
    close();
    void answer(() => reopen({ variables: { id: row.id } }), toasts.reopen);
  };
  if (dialog.kind === 'invite') return <InviteDialog row={row} reload={reload} onClose={close} onInvited={invited} />;
  if (dialog.kind === 'decline') return <DeclineDialog row={row} reload={reload} onClose={close} />;
  if (dialog.kind === 'invited') return <CreatedCodesDialog codes={[dialog.code]} email={row.email} onClose={close} />;
  return (
    <WaitlistRequestDialog
      request={row}
      onInvite={() => onOpen({ kind: 'invite', row })}
      onDecline={() => onOpen({ kind: 'decline', row })}
      onReopen={onReopen}
      onShowCode={(code) => invited(row, code)}
      onClose={close}
    />
  );
}
