import { paths } from '@cimiento/contracts';
import { getUserMessage, useAuth, useSession } from '@cimiento/session';
import { Button, ButtonLink } from '@cimiento/ui';
import { useState } from 'react';
import { AccessPage } from '../access/AccessPage';
import { useLinkToken } from '../access/link-token';
import { Notice } from '../access/Notice';
import { usePageHead } from '../shared/usePageHead';
import { ConfirmEmailDocument } from './email-confirmation.generated';

type Outcome = { tone: 'valid' | 'invalid'; text: string };

/** Target of the link in an e-mail: a button confirms the address, so that a mail scanner that opens the page does not. */
export default function ConfirmEmailPage() {
  const { headline, description } = usePageHead(paths.confirmEmail);
  const token = useLinkToken();
  const { user, refresh } = useAuth();
  const { send, notices } = useSession();
  const [loading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const confirm = async () => {
    setLoading(true);
    try {
      const { confirmEmail } = await send(ConfirmEmailDocument, { input: { token } });
      setOutcome({ tone: 'valid', text: confirmEmail.message });
      notices.set({ emailToConfirm: null });
      await refresh();
    } catch (error) {
      setOutcome({ tone: 'invalid', text: getUserMessage(error) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <AccessPage title={headline} lead={description}>
      {outcome && (
        <Notice $tone={outcome.tone} role="status">
          {outcome.text}
        </Notice>
      )}
      {outcome?.tone === 'valid' ? (
        <div>
          <ButtonLink to={user ? paths.dashboard : paths.login}>
            {user ? 'Ir a mi dashboard' : 'Iniciar Sesión'}
          </ButtonLink>
        </div>
      ) : (
        <div>
          <Button busy={loading} busyLabel="Confirmando..." onClick={() => void confirm()}>
            Confirmar mi correo
          </Button>
        </div>
      )}
    </AccessPage>
  );
}
