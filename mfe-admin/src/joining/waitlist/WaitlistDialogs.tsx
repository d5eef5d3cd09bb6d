import { useMutation } from '@apollo/client/react';
import { waitlistInvitationSchema, type WaitlistInvitationInput } from '@cimiento/contracts/schemas';
import { useRef } from 'react';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { Wide } from '../../shared/records/Fields';
import { RecordDialog } from '../../shared/records/RecordDialog';
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

const noExpiry: Partial<WaitlistInvitationInput> = {};

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

function InviteDialog({ row, reload, onClose, onInvited }: RowDialogProps & { onInvited: (code: string) => void }) {
  const answer = useRequestAnswer(reload);
  const [invite] = useMutation(InviteFromWaitlistDocument);
  // A ref: the form closes itself right after saving, before a state would update.
  const code = useRef<string | null>(null);
  const submit = (input: WaitlistInvitationInput) =>
    answer(async () => {
      const { data } = await invite({ variables: { id: row.id, input } });
      code.current = data?.inviteFromWaitlist.invitation?.code ?? null;
    }, toasts.invite);
  return (
    <RecordDialog
      title={`Invitar a ${row.fullName}`}
      submitLabel="Crear invitación"
      schema={waitlistInvitationSchema}
      initialValues={noExpiry}
      onSubmit={submit}
      onClose={() => (code.current ? onInvited(code.current) : onClose())}
    >
      <Wide>
        <p>
          Se creará un código de un solo uso, que solo vale para <strong>{row.email}</strong>.
        </p>
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
    <ActionDialog title="Rechazar solicitud" confirmLabel="Rechazar" onConfirm={confirm} onClose={onClose}>
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
  const invited = (code: string) => onOpen({ kind: 'invited', row, code });
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
      onShowCode={invited}
      onClose={close}
    />
  );
}
