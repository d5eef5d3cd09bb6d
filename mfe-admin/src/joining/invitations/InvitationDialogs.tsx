import { useMutation } from '@apollo/client/react';
import { invitationsSchema, personalInvitationSchema, type InvitationsInput } from '@cimiento/contracts/schemas';
import { useRef, useState } from 'react';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { Invitation, InvitationDialog } from './invitation-columns';
import { InvitationFields, type Audience } from './InvitationFields';
import { CreateInvitationsDocument, RevokeInvitationDocument } from './invitations.generated';
import { CreatedCodesDialog } from './CreatedCodesDialog';
import { UsesDialog } from './UsesDialog';
import { MutationQuestion } from '../../shared/records/MutationDialogs';

const toasts = {
  one: { success: 'Código creado', failure: 'No se pudo crear el código' },
  many: { success: 'Códigos creados', failure: 'No se pudieron crear los códigos' },
  revoke: { success: 'Código revocado', failure: 'No se pudo revocar el código' },
};

const newCodes: Partial<InvitationsInput> = { count: 1, maxUses: 1 };

// Drops the fields that the audience hides.
const keepVisibleFields: Record<Audience, (values: Partial<InvitationsInput>) => Partial<InvitationsInput>> = {
  anybody: ({ email: _email, ...values }) => values,
  person: ({ count: _count, maxUses: _maxUses, ...values }) => values,
};

type Reload = { reload: () => Promise<unknown> };

function CreateDialog({
  reload,
  onClose,
  onCreated,
}: Reload & { onClose: () => void; onCreated: (codes: string[]) => void }) {
  const { save } = useRecordChanges(reload);
  const [sendCreate] = useMutation(CreateInvitationsDocument);
  const [audience, setAudience] = useState<Audience>('anybody');
  // A ref: the form closes itself right after saving, before a state would update.
  const createdCodes = useRef<string[]>([]);
  const submit = (input: InvitationsInput) =>
    save(
      async () => {
        const { data } = await sendCreate({ variables: { input } });
        createdCodes.current = data?.createInvitations.map(({ code }) => code) ?? [];
      },
      input.count === 1 ? toasts.one : toasts.many,
    );
  return (
    <RecordDialog
      title="Crear códigos de invitación"
      submitLabel="Crear"
      schema={audience === 'person' ? personalInvitationSchema : invitationsSchema}
      initialValues={newCodes}
      prepare={keepVisibleFields[audience]}
      onSubmit={submit}
      onClose={() => (createdCodes.current.length > 0 ? onCreated(createdCodes.current) : onClose())}
    >
      <InvitationFields audience={audience} onAudience={setAudience} />
    </RecordDialog>
  );
}

const RevokeDialog = ({ row, ...props }: Reload & { row: Invitation; onClose: () => void }) => (
  <MutationQuestion
    {...props}
    title="Revocar código"
    confirmLabel="Revocar"
    mutation={RevokeInvitationDocument}
    variables={{ id: row.id }}
    toasts={toasts.revoke}
  >
    <p>
      Nadie más podrá registrarse con el código <strong>{row.code}</strong>. Quien ya se registró conserva su cuenta.
      Esta acción no se puede deshacer.
    </p>
  </MutationQuestion>
);

type Props = Reload & { dialog: InvitationDialog; onOpen: (dialog: InvitationDialog | null) => void };

/** The open dialog of the invitations panel. */
export function InvitationDialogs({ dialog, onOpen, reload }: Props) {
  const close = () => onOpen(null);
  if (dialog.kind === 'create')
    return <CreateDialog reload={reload} onClose={close} onCreated={(codes) => onOpen({ kind: 'created', codes })} />;
  if (dialog.kind === 'created') return <CreatedCodesDialog codes={dialog.codes} onClose={close} />;
  if (dialog.kind === 'revoke') return <RevokeDialog row={dialog.row} reload={reload} onClose={close} />;
  return <UsesDialog invitation={dialog.row} onClose={close} />;
}
