import { brand, messages, paths } from '@cimiento/contracts';
import type { WaitlistRequest } from '@cimiento/contracts/schemas';
import { toCallError, useSession } from '@cimiento/session';
import { ButtonLink, Card, Stack, TextLink } from '@cimiento/ui';
import { SaveDraft, useDraft, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useMemo, useState } from 'react';
import { AccessPage } from '../access/AccessPage';
import { usePageHead } from '../shared/usePageHead';
import { JoinWaitlistDocument } from './waitlist.generated';
import { WaitlistFields } from './WaitlistFields';

const loadSchema = async () => (await import('../shared/schemas')).waitlistSchema;

const draftKey = 'cimiento.waitlist';

// Consent must be given each time.
const excludedFields = ['consentData'] as const;

const empty = {
  email: '',
  fullName: '',
  location: '',
  occupation: '',
  whyInterested: '',
  consentData: false,
  receiveNews: false,
};

const ThankYou = () => (
  <Card role="status">
    <Stack>
      <h2>¡Gracias por tu interés!</h2>
      <p>{`Recibimos tu solicitud. ${messages.waitlistReceived}.`}</p>
      <div>
        <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
      </div>
    </Stack>
  </Card>
);

/** The form to request an invitation, and its confirmation. */
export default function WaitlistPage() {
  const { headline, description } = usePageHead(paths.waitlist);
  const [sent, setSent] = useState(false);
  const { send } = useSession();
  const { draft, deleteDraft } = useDraft<WaitlistRequest>(draftKey);
  const initialValues = useMemo(() => ({ ...empty, ...draft }), [draft]);

  const join = async (input: WaitlistRequest) => {
    try {
      await send(JoinWaitlistDocument, { input });
    } catch (error) {
      toast({
        title: 'Error',
        description: 'Hubo un problema al procesar tu solicitud. Por favor intenta de nuevo.',
        variant: 'destructive',
      });
      return toCallError(error).fields;
    }
    deleteDraft();
    setSent(true);
    toast({ title: 'Solicitud enviada', description: messages.waitlistReceived });
    return undefined;
  };

  return (
    <AccessPage title={headline} lead={description}>
      {sent ? (
        <ThankYou />
      ) : (
        <ValidatedForm schema={loadSchema} initialValues={initialValues} onSubmit={join}>
          {({ submitting }) => (
            <>
              <SaveDraft draftKey={draftKey} exclude={excludedFields} />
              <WaitlistFields submitting={submitting} />
            </>
          )}
        </ValidatedForm>
      )}
      <p>
        ¿Ya tienes un código? <TextLink to={paths.invitation}>Activa tu cuenta</TextLink> ·{' '}
        <TextLink to={paths.login}>Iniciar sesión</TextLink> ·{' '}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
      </p>
    </AccessPage>
  );
}
