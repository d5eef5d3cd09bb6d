import { useMutation } from '@apollo/client/react';
import { Card, ConfirmDialog, Switch } from '@cimiento/ui';
import { useState } from 'react';
import { useChanges } from '../records/useChanges';
import { SetInvitationRequiredDocument } from './settings.generated';

const said = {
  done: 'Configuración actualizada',
  failed: (message: string) => `No se pudo actualizar la configuración: ${message}`,
};

const notes = {
  on: 'Para registrarse hace falta un código de invitación. Quien no lo tiene puede pedirlo en la lista de espera.',
  off: 'Cualquier persona puede registrarse, sin código de invitación.',
};

type Props = { required: boolean; reload: () => Promise<unknown> };

/** Whether registering takes a code. Opening registration to everybody is asked about first. */
export function AccessCard({ required, reload }: Props) {
  const { remove: send } = useChanges(reload);
  const [change, { loading }] = useMutation(SetInvitationRequiredDocument);
  const [asking, setAsking] = useState(false);

  const turn = async (to: boolean) => {
    await send(() => change({ variables: { required: to } }), said);
    setAsking(false);
  };

  return (
    <Card as="section" aria-label="Acceso al registro">
      <Switch
        label="Registro solo con invitación"
        note={required ? notes.on : notes.off}
        checked={required}
        disabled={loading}
        onChange={(to) => (to ? void turn(true) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          if (!loading) setAsking(open);
        }}
        title="¿Abrir el registro a todos?"
        message="Cualquier persona podrá crear una cuenta sin código de invitación, hasta que lo vuelvas a exigir."
        confirmLabel="Abrir el registro"
        busy={loading}
        onConfirm={() => void turn(false)}
      />
    </Card>
  );
}
