import { getUserMessage, useSession } from '@cimiento/session';
import { Button, color, space } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RequestEmailVerificationDocument } from './notices.generated';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-bottom: 1px solid ${color.line};
  background: ${color.warningSoft};
  color: ${color.ink};

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Asks the person to confirm their e-mail until they have, and sends the link again. */
export default function EmailBanner(): ReactNode {
  const { send, notices } = useSession();
  const { emailToConfirm } = useSyncExternalStore(notices.subscribe, notices.get);
  const [isBusy, setIsBusy] = useState(false);
  if (emailToConfirm === null) return null;
  const resend = async () => {
    setIsBusy(true);
    try {
      const { requestEmailVerification } = await send(RequestEmailVerificationDocument);
      toast({ title: 'Enlace enviado', description: requestEmailVerification.message });
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No pudimos enviar el enlace', description, variant: 'destructive' });
    }
    setIsBusy(false);
  };
  return (
    <Bar aria-label="Confirma tu correo">
      <p>
        Confirma tu correo: abre el enlace que enviamos a <strong>{emailToConfirm}</strong>.
      </p>
      <Button size="small" variant="secondary" busy={isBusy} busyLabel="Enviando..." onClick={() => void resend()}>
        Reenviar enlace
      </Button>
    </Bar>
  );
}
