import { brand, paths } from '@cimiento/contracts';
import { registrationFields as fields } from '@cimiento/contracts/fields';
import { Button, TextLink } from '@cimiento/ui';
import { FormField, useFieldError, useFormValue } from '@cimiento/ui/form';
import { CodeStatus } from '../access/CodeStatus';
import { LegalLinks } from '../access/LegalLinks';
import { Notice } from '../access/Notice';
import { showInvalidCodeToast } from '../access/show-invalid-code-toast';
import { useInvitationCheck, type CodeState } from '../access/useInvitationCheck';

type Props = {
  submitting: boolean;
  codeRequired: boolean;
  /** Code from the URL's `code` parameter. */
  codeFromUrl: string;
};

function CodeBanner({ code, state }: { code: string; state: CodeState }) {
  if (state === 'valid') return <Notice $tone="valid">Código de invitación válido: {code}</Notice>;
  if (state === 'invalid') return <Notice $tone="invalid">El código de invitación {code} no es válido</Notice>;
  // Holds the place of the answer, so that the form does not move when it comes.
  return state === 'checking' ? <Notice $tone="beta">Tu código de invitación: {code}</Notice> : null;
}

const PrivateBetaNotice = () => (
  <Notice $tone="beta">
    {brand.name} está en beta privada y necesitas un código de invitación.{' '}
    <TextLink to={paths.waitlist}>Únete a la lista de espera</TextLink>
  </Notice>
);

/** State of the code from the URL, checked once, and of the code in the field. */
function useCodeStates(
  codeRequired: boolean,
  codeFromUrl: string,
  code: string,
): { fromUrl: CodeState; typed: CodeState } {
  const fromUrl = useInvitationCheck(codeRequired ? codeFromUrl : '', showInvalidCodeToast);
  const other = useInvitationCheck(codeRequired && code !== codeFromUrl ? code : '');
  return { fromUrl, typed: code === codeFromUrl ? fromUrl : other };
}

/** The fields of registration, with the live check of the invitation code. */
export function RegisterFields({ submitting, codeRequired, codeFromUrl }: Props) {
  const code = useFormValue<string>('invitationCode') ?? '';
  const { fromUrl, typed } = useCodeStates(codeRequired, codeFromUrl, code);
  // Registration may reject a code that was valid when checked: its last use is gone, or it is for another e-mail.
  const isCodeRejected = useFieldError('invitationCode') !== undefined;
  return (
    <>
      {codeRequired && !isCodeRejected && <CodeBanner code={codeFromUrl} state={fromUrl} />}
      {codeRequired && code === '' && <PrivateBetaNotice />}
      <FormField name="fullName" label={fields.fullName.label} autoComplete="name" />
      <FormField name="email" label={fields.email.label} type="email" inputMode="email" autoComplete="email" />
      <FormField
        name="username"
        label={fields.username.label}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField name="password" label={fields.password.label} type="password" autoComplete="new-password" />
      <FormField name="confirmPassword" label="Confirmar contraseña" type="password" autoComplete="new-password" />
      {codeRequired && (
        <div>
          <FormField
            name="invitationCode"
            label={fields.invitationCode.label}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {!isCodeRejected && <CodeStatus state={typed} />}
        </div>
      )}
      <LegalLinks action="Al crear tu cuenta" />
      <Button type="submit" disabled={submitting || (codeRequired && typed !== 'valid')}>
        {submitting ? 'Creando cuenta...' : 'Crear cuenta'}
      </Button>
    </>
  );
}
