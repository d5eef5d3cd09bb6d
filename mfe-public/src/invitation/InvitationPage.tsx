import { brand, paths, redirectDelay, registerPath } from '@cimiento/contracts';
import type { InvitationCheck } from '@cimiento/contracts/schemas';
import { useSession } from '@cimiento/session';
import { List, TextLink } from '@cimiento/ui';
import { ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ValidateInvitationDocument } from '../access/access.generated';
import { AccessPage } from '../access/AccessPage';
import { showInvalidCodeToast } from '../access/show-invalid-code-toast';
import { usePageHead } from '../shared/usePageHead';
import { InvitationFields } from './InvitationFields';

const loadSchema = async () => (await import('../shared/schemas')).invitationCheckSchema;

function useActivation() {
  const navigate = useNavigate();
  const { send } = useSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return async ({ code }: InvitationCheck): Promise<void> => {
    try {
      const { validateInvitation } = await send(ValidateInvitationDocument, { code });
      if (validateInvitation.valid) {
        toast({ title: 'Código válido', description: 'Redirigiendo al registro...' });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void navigate(registerPath(code)), redirectDelay.afterValidCode);
      } else {
        showInvalidCodeToast(validateInvitation.message);
      }
    } catch {
      toast({
        title: 'Error',
        description: 'Hubo un problema al validar el código. Por favor intenta de nuevo.',
        variant: 'destructive',
      });
    }
  };
}

/** Checks an invitation code and leads to registration. */
export default function InvitationPage() {
  const { headline, description } = usePageHead(paths.invitation);
  const activate = useActivation();
  return (
    <AccessPage title={headline} lead={description}>
      <ValidatedForm schema={loadSchema} initialValues={{ code: '' }} onSubmit={activate}>
        {({ submitting }) => <InvitationFields submitting={submitting} />}
      </ValidatedForm>
      <List $gap={1}>
        <li>
          ¿No tienes un código? <TextLink to={paths.waitlist}>Solicita una invitación</TextLink>
        </li>
        <li>
          ¿Ya tienes una cuenta? <TextLink to={paths.login}>Iniciar sesión</TextLink>
        </li>
        <li>
          ¿Necesitas ayuda? <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
        </li>
        <li>
          <TextLink to={paths.home}>Volver al inicio</TextLink>
        </li>
      </List>
    </AccessPage>
  );
}
