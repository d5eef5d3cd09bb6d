import { loadApollo, QueryProvider } from '@cimiento/session';
import { TextLink } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, type ComponentType } from 'react';

type DialogProps = { onClose: () => void };

// Loaded when it is asked for: most visits sign in.
async function loadDialog(): Promise<ComponentType<DialogProps>> {
  const [{ default: PasswordResetDialog }] = await Promise.all([import('./PasswordResetDialog'), loadApollo()]);
  return (props) => (
    <QueryProvider>
      <PasswordResetDialog {...props} />
    </QueryProvider>
  );
}

/** The link of a forgotten password; its dialog opens over the page. */
export function ForgottenPassword() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const open = async () => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
    } catch {
      toast({ title: 'Error', description: 'No pudimos abrir la ventana. Intenta de nuevo.', variant: 'destructive' });
    }
  };
  return (
    <>
      <TextLink
        to="#"
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        ¿Olvidaste tu contraseña?
      </TextLink>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
