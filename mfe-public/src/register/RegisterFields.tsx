import { brand, paths } from '@cimiento/contracts';
import { Button, TextLink } from '@cimiento/ui';
import { FormField, useFieldError, useFormValue } from '@cimiento/ui/form';
import { CodeStatus } from '../access/CodeStatus';
import { Notice } from '../access/Notice';
import { showInvalidCodeToast } from '../access/show-invalid-code-toast';
import { useInvitationCheck, type CodeState } from '../access/useInvitationCheck';

type Props = {
  submitting: boolean;
  codeRequired: boolean;
  /** Code that came with the address. */
  codeFromUrl: string;
};

/** The banner about a code that came with the address. */
function CodeBanner({ code, state }: { code: string; state: CodeState }) {
  if (state === 'valid') return <Notice $tone="valid">Código de invitación válido: {code}</Notice>;
  return state === 'invalid' ? <Notice $tone="invalid">El código de invitación {code} no es válido</Notice> : null;
}

const PrivateBetaNotice = () => (
  <Notice $tone="beta">
    {brand.name} está en beta privada y necesitas un código de invitación.{' '}
    <TextLink to={paths.waitlist}>Únete a la lista de espera</TextLink>
  </Notice>
);

/** What is known of the code that came with the address, asked once, and of the one that stands in the field. */
function useCodeStates(codeRequired: boolean, givenCode: string, code: string): { given: CodeState; typed: CodeState } {
  const given = useInvitationCheck(codeRequired ? givenCode : '', showInvalidCodeToast);
  const other = useInvitationCheck(codeRequired && code !== givenCode ? code : '');
  return { given, typed: code === givenCode ? given : other };
}

/** The fields of registration, with what is known of the code. */
export function RegisterFields({ submitting, codeRequired, codeFromUrl: givenCode }: Props) {
  const code = useFormValue<string>('invitationCode') ?? '';
  const { given, typed } = useCodeStates(codeRequired, givenCode, code);
  // What registering was refused for is not called good beside it: the last use went to somebody else, or it is for another e-mail.
  const isRefused = useFieldError('invitationCode') !== undefined;
  return (
    <>
      {codeRequired && !isRefused && <CodeBanner code={givenCode} state={given} />}
      {codeRequired && code === '' && <PrivateBetaNotice />}
      <FormField name="fullName" label="Nombre completo" autoComplete="name" />
      <FormField name="email" label="Correo electrónico" type="email" inputMode="email" autoComplete="email" />
      <FormField
        name="username"
        label="Nombre de usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormField name="password" label="Contraseña" type="password" autoComplete="new-password" />
      <FormField name="confirmPassword" label="Confirmar contraseña" type="password" autoComplete="new-password" />
      {codeRequired && (
        <div>
          <FormField
            name="invitationCode"
            label="Código de invitación"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          {!isRefused && <CodeStatus state={typed} />}
        </div>
      )}
      <Button type="submit" disabled={submitting || (codeRequired && typed !== 'valid')}>
        {submitting ? 'Creando cuenta...' : 'Crear cuenta'}
      </Button>
    </>
  );
}
