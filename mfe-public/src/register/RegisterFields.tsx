import { brand, limits, paths } from '@cimiento/contracts';
import { Button, TextLink } from '@cimiento/ui';
import { FormField, useFormValue } from '@cimiento/ui/form';
import { CodeStatus } from '../access/CodeStatus';
import { Notice } from '../access/Notice';
import { useInvitationCheck } from '../access/useInvitationCheck';

type Props = {
  submitting: boolean;
  codeRequired: boolean;
  /** Code that came with the address. */
  givenCode: string;
};

/** The banner about a code that came with the address. */
function GivenCode({ code }: { code: string }) {
  const state = useInvitationCheck(code);
  if (state === 'valid') return <Notice $tone="valid">Código de invitación válido: {code}</Notice>;
  return state === 'invalid' ? <Notice $tone="invalid">El código de invitación {code} no es válido</Notice> : null;
}

const PrivateBeta = () => (
  <Notice $tone="beta">
    {brand.name} está en beta privada y necesitas un código de invitación.{' '}
    <TextLink to={paths.waitlist}>Únete a la lista de espera</TextLink>
  </Notice>
);

/** The fields of registration, with what is known of the code. */
export function RegisterFields({ submitting, codeRequired, givenCode }: Props) {
  const code = useFormValue<string>('invitationCode') ?? '';
  const state = useInvitationCheck(codeRequired ? code : '');
  return (
    <>
      {codeRequired && givenCode.length >= limits.invitationCode.min && <GivenCode code={givenCode} />}
      {codeRequired && code === '' && <PrivateBeta />}
      <FormField name="fullName" label="Nombre completo" autoComplete="name" />
      <FormField name="email" label="Correo electrónico" type="email" inputMode="email" autoComplete="email" />
      <FormField name="username" label="Nombre de usuario" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <FormField name="password" label="Contraseña" type="password" autoComplete="new-password" />
      <FormField name="confirmPassword" label="Confirmar contraseña" type="password" autoComplete="new-password" />
      {codeRequired && (
        <div>
          <FormField name="invitationCode" label="Código de invitación" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          <CodeStatus state={state} />
        </div>
      )}
      <Button type="submit" disabled={submitting || (codeRequired && state !== 'valid')}>
        {submitting ? 'Creando cuenta...' : 'Crear cuenta'}
      </Button>
    </>
  );
}
