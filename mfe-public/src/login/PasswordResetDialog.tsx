import { userFields } from '@cimiento/contracts/fields';
import type { PasswordResetRequest } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError, useSession } from '@cimiento/session';
import { Button, Dialog } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { RequestPasswordResetDocument } from './password-reset-request.generated';

const loadSchema = async () => (await import('../shared/schemas')).passwordResetRequestSchema;

const empty = { email: '' };

/** Asks where to send the link for a new password. The answer does not tell whether there is such an account. */
export default function PasswordResetDialog({ onClose }: { onClose: () => void }) {
  const { send } = useSession();
  const [answer, setAnswer] = useState<string | null>(null);
  const request = async (input: PasswordResetRequest) => {
    try {
      const { requestPasswordReset } = await send(RequestPasswordResetDocument, { input });
      setAnswer(requestPasswordReset.message);
      return undefined;
    } catch (error) {
      const description = getUserMessage(error, 'No pudimos enviar el enlace. Intenta de nuevo.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return toCallError(error).fields;
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Recupera tu acceso" disablePointerDismissal>
      {answer === null ? (
        <ValidatedForm schema={loadSchema} initialValues={empty} onSubmit={request}>
          {({ submitting }) => (
            <>
              <p>Escribe el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.</p>
              <FormField
                name="email"
                label={userFields.email.label}
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              <Button type="submit" busy={submitting} busyLabel="Enviando...">
                Enviar enlace
              </Button>
            </>
          )}
        </ValidatedForm>
      ) : (
        <>
          <p role="status">{answer}</p>
          <p>Si no llega en unos minutos, mira en el correo no deseado.</p>
          <div>
            <Button onClick={onClose}>Entendido</Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
