import { useMutation } from '@apollo/client/react';
import { waitlistInvitationSchema, type WaitlistInvitationInput } from '@cimiento/contracts/schemas';
import { ConfirmDialog } from '@cimiento/ui';
import { useRef } from 'react';
import { Wide } from '../records/Fields';
import { RecordDialog } from '../records/RecordDialog';
import { useChanges } from '../records/useChanges';
import { ExpiryField } from '../invitations/InvitationFields';
import { CreatedCodesDialog } from '../invitations/CreatedCodesDialog';
import { RequestView } from './WaitlistRequestDialog';
import type { WaitlistDialog, WaitlistRequest } from './waitlist-columns';
import {
  DeclineWaitlistRequestDocument,
  InviteFromWaitlistDocument,
  ReopenWaitlistRequestDocument,
} from './waitlist.generated';

const said = {
  invite: { done: 'Invitación creada', failed: (message: string) => `No se pudo crear la invitación: ${message}` },
  decline: { done: 'Solicitud rechazada', failed: (message: string) => `No se pudo rechazar la solicitud: ${message}` },
  reopen: {
    done: 'Solicitud pendiente otra vez',
    failed: (message: string) => `No se pudo cambiar la solicitud: ${message}`,
  },
};

const noExpiry: Partial<WaitlistInvitationInput> = {};

type Reload = { reload: () => Promise<unknown> };
type OfRow = Reload & { row: WaitlistRequest; onClose: () => void };

/** Whoever is told that somebody else was quicker sees at once what became of the request. */
function useAnswers(reload: () => Promise<unknown>) {
  const { save } = useChanges(reload);
  return async (...[work, words]: Parameters<typeof save>) => {
    const errors = await save(work, words);
    if (errors) reload().catch(() => undefined);
    return errors;
  };
}

function InviteDialog({ row, reload, onClose, onInvited }: OfRow & { onInvited: (code: string) => void }) {
  const answer = useAnswers(reload);
  const [invite] = useMutation(InviteFromWaitlistDocument);
  // Known before the form, which closes itself when it was taken, is drawn again.
  const code = useRef<string | null>(null);
  const send = (input: WaitlistInvitationInput) =>
    answer(async () => {
      const { data } = await invite({ variables: { id: row.id, input } });
      code.current = data?.inviteFromWaitlist.invitation?.code ?? null;
    }, said.invite);
  return (
    <RecordDialog
      title={`Invitar a ${row.fullName}`}
      submitLabel="Crear invitación"
      schema={waitlistInvitationSchema}
      initialValues={noExpiry}
      onSubmit={send}
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

function DeclineDialog({ row, reload, onClose }: OfRow) {
  const answer = useAnswers(reload);
  const [decline, { loading }] = useMutation(DeclineWaitlistRequestDocument);
  const confirm = async () => {
    await answer(() => decline({ variables: { id: row.id } }), said.decline);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      title="Rechazar solicitud"
      message={
        <p>
          La solicitud de <strong>{row.fullName}</strong> quedará rechazada. No se le avisa, y puedes volverla a
          pendiente cuando quieras.
        </p>
      }
      confirmLabel="Rechazar"
      busy={loading}
      onConfirm={() => void confirm()}
    />
  );
}

type Props = Reload & { dialog: WaitlistDialog; onOpen: (dialog: WaitlistDialog | null) => void };

/** The dialog that is open over the requests. */
export function WaitlistDialogs({ dialog, onOpen, reload }: Props) {
  const answer = useAnswers(reload);
  const [reopen] = useMutation(ReopenWaitlistRequestDocument);
  const { row } = dialog;
  const close = () => onOpen(null);
  const invited = (code: string) => onOpen({ kind: 'invited', row, code });
  const onReopen = () => {
    close();
    void answer(() => reopen({ variables: { id: row.id } }), said.reopen);
  };
  if (dialog.kind === 'invite') return <InviteDialog row={row} reload={reload} onClose={close} onInvited={invited} />;
  if (dialog.kind === 'decline') return <DeclineDialog row={row} reload={reload} onClose={close} />;
  if (dialog.kind === 'invited') return <CreatedCodesDialog codes={[dialog.code]} email={row.email} onClose={close} />;
  return (
    <RequestView
      request={row}
      onInvite={() => onOpen({ kind: 'invite', row })}
      onDecline={() => onOpen({ kind: 'decline', row })}
      onReopen={onReopen}
      onCode={invited}
      onClose={close}
    />
  );
}
