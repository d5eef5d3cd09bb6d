import { useMutation } from '@apollo/client/react';
import { invitationsSchema, personalInvitationSchema, type InvitationsInput } from '@cimiento/contracts/schemas';
import { ConfirmDialog } from '@cimiento/ui';
import { useRef, useState } from 'react';
import { RecordDialog } from '../records/RecordDialog';
import { useChanges } from '../records/useChanges';
import type { Invitation, InvitationDialog } from './invitation-columns';
import { InvitationFields, type Audience } from './InvitationFields';
import { CreateInvitationsDocument, RevokeInvitationDocument } from './invitations.generated';
import { CreatedCodesDialog } from './CreatedCodesDialog';
import { UsesDialog } from './UsesDialog';

const said = {
  one: { done: 'Código creado', failed: (message: string) => `No se pudo crear el código: ${message}` },
  many: { done: 'Códigos creados', failed: (message: string) => `No se pudieron crear los códigos: ${message}` },
  revoke: { done: 'Código revocado', failed: (message: string) => `No se pudo revocar el código: ${message}` },
};

const newCodes: Partial<InvitationsInput> = { count: 1, maxUses: 1 };

// Fields that are not shown say nothing.
const prepared: Record<Audience, (values: Partial<InvitationsInput>) => Partial<InvitationsInput>> = {
  anybody: ({ email: _email, ...values }) => values,
  person: ({ count: _count, maxUses: _maxUses, ...values }) => values,
};

type Reload = { reload: () => Promise<unknown> };

function CreateDialog({
  reload,
  onClose,
  onMade,
}: Reload & { onClose: () => void; onMade: (codes: string[]) => void }) {
  const { save } = useChanges(reload);
  const [create] = useMutation(CreateInvitationsDocument);
  const [audience, setAudience] = useState<Audience>('anybody');
  // Known before the form, which closes itself when it was taken, is drawn again.
  const made = useRef<string[]>([]);
  const send = (input: InvitationsInput) =>
    save(
      async () => {
        const { data } = await create({ variables: { input } });
        made.current = data?.createInvitations.map(({ code }) => code) ?? [];
      },
      input.count === 1 ? said.one : said.many,
    );
  return (
    <RecordDialog
      title="Crear códigos de invitación"
      submitLabel="Crear"
      schema={audience === 'person' ? personalInvitationSchema : invitationsSchema}
      initialValues={newCodes}
      prepare={prepared[audience]}
      onSubmit={send}
      onClose={() => (made.current.length > 0 ? onMade(made.current) : onClose())}
    >
      <InvitationFields audience={audience} onAudience={setAudience} />
    </RecordDialog>
  );
}

function RevokeDialog({ row, reload, onClose }: Reload & { row: Invitation; onClose: () => void }) {
  const { remove: send } = useChanges(reload);
  const [revoke, { loading }] = useMutation(RevokeInvitationDocument);
  const confirm = async () => {
    if (await send(() => revoke({ variables: { id: row.id } }), said.revoke)) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      title="Revocar código"
      message={
        <p>
          Nadie más podrá registrarse con el código <strong>{row.code}</strong>. Quien ya se registró conserva su
          cuenta. Esta acción no se puede deshacer.
        </p>
      }
      confirmLabel="Revocar"
      busy={loading}
      onConfirm={() => void confirm()}
    />
  );
}

type Props = Reload & { dialog: InvitationDialog; onOpen: (dialog: InvitationDialog | null) => void };

/** The dialog that is open over the codes. */
export function InvitationDialogs({ dialog, onOpen, reload }: Props) {
  const close = () => onOpen(null);
  if (dialog.kind === 'create')
    return <CreateDialog reload={reload} onClose={close} onMade={(codes) => onOpen({ kind: 'made', codes })} />;
  if (dialog.kind === 'made') return <CreatedCodesDialog codes={dialog.codes} onClose={close} />;
  if (dialog.kind === 'revoke') return <RevokeDialog row={dialog.row} reload={reload} onClose={close} />;
  return <UsesDialog invitation={dialog.row} onClose={close} />;
}
