import { useMutation } from '@apollo/client/react';
import { Card, ConfirmDialog, Switch } from '@cimiento/ui';
import { useState } from 'react';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { SetInvitationRequiredDocument } from './settings.generated';

const toasts = { success: 'Configuración actualizada', failure: 'No se pudo actualizar la configuración' };

const notes = {
  required:
    'Para registrarse hace falta un código de invitación. Quien no lo tiene puede pedirlo en la lista de espera.',
  open: 'Cualquier persona puede registrarse, sin código de invitación.',
};

type Props = { required: boolean; reload: () => Promise<unknown> };

/** The switch that makes registration require an invitation code. Turning it off asks first. */
export function AccessCard({ required, reload }: Props) {
  const { run } = useRecordChanges(reload);
  const [sendRequired, { loading }] = useMutation(SetInvitationRequiredDocument);
  const [isAsking, setIsAsking] = useState(false);

  const setRequired = async (next: boolean) => {
    await run(() => sendRequired({ variables: { required: next } }), toasts);
    setIsAsking(false);
  };

  return (
    <Card as="section" aria-label="Acceso al registro">
      <Switch
        label="Registro solo con invitación"
        note={required ? notes.required : notes.open}
        checked={required}
        disabled={loading}
        onChange={(next) => (next ? void setRequired(true) : setIsAsking(true))}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          if (!loading) setIsAsking(open);
        }}
        title="¿Abrir el registro a todos?"
        message="Cualquier persona podrá crear una cuenta sin código de invitación, hasta que lo vuelvas a exigir."
        confirmLabel="Abrir el registro"
        confirmVariant="primary"
        busy={loading}
        onConfirm={() => void setRequired(false)}
      />
    </Card>
  );
}
