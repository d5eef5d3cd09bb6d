import { loadApollo, QueryProvider } from '@cimiento/session';
import { lazyDialog, TextLink } from '@cimiento/ui';
import { useState } from 'react';

type DialogProps = { onClose: () => void };

// Loaded when it is asked for: most visits sign in.
const Dialog = lazyDialog<DialogProps>(async () => {
  const [{ default: PasswordResetDialog }] = await Promise.all([import('./PasswordResetDialog'), loadApollo()]);
  return (props) => (
    <QueryProvider>
      <PasswordResetDialog {...props} />
    </QueryProvider>
  );
});

/** The link of a forgotten password; its dialog opens over the page. */
export function ForgottenPassword() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextLink
        to="#"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        ¿Olvidaste tu contraseña?
      </TextLink>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
