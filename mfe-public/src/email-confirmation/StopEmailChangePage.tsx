import { paths } from '@cimiento/contracts';
import { getUserMessage, useAuth, useSession } from '@cimiento/session';
import { Button, ButtonLink } from '@cimiento/ui';
import { useState } from 'react';
import { AccessPage } from '../access/AccessPage';
import { useLinkToken } from '../access/link-token';
import { Notice } from '../access/Notice';
import { usePageHead } from '../shared/usePageHead';
import { StopEmailChangeDocument } from './email-confirmation.generated';

type Outcome = { tone: 'valid' | 'invalid'; text: string };

/** Page that stops the change of an e-mail: with a button, so that a mail scanner that opens the page stops nothing. */
export default function StopEmailChangePage() {
  const { headline, description } = usePageHead(paths.stopEmailChange);
  const token = useLinkToken();
  const { refresh } = useAuth();
  const { send } = useSession();
  const [loading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stop = async () => {
    setLoading(true);
    try {
      const { stopEmailChange } = await send(StopEmailChangeDocument, { input: { token } });
      setOutcome({ tone: 'valid', text: stopEmailChange.message });
      // The session of this browser ended too.
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
      {outcome?.tone !== 'valid' && (
        <div>
          <Button busy={loading} busyLabel="Deteniendo..." onClick={() => void stop()}>
            Detener el cambio
          </Button>
        </div>
      )}
      {outcome && (
        <div>
          <ButtonLink to={paths.login} variant="secondary">
            Ir a iniciar sesión
          </ButtonLink>
        </div>
      )}
    </AccessPage>
  );
}
