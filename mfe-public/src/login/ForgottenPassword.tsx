import { lazyDialog, TextLink } from '@cimiento/ui';
import { useState } from 'react';

// Loaded when it is asked for: most visits sign in.
const Dialog = lazyDialog<{ onClose: () => void }>(async () => (await import('./PasswordResetDialog')).default);

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
