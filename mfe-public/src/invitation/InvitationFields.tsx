import { registrationFields } from '@cimiento/contracts/fields';
import { Button } from '@cimiento/ui';
import { FormField, useFormValue } from '@cimiento/ui/form';
import { CodeStatus } from '../access/CodeStatus';
import { useInvitationCheck } from '../access/useInvitationCheck';

/** The code with its live check; only a valid code can be submitted. */
export function InvitationFields({ submitting }: { submitting: boolean }) {
  const state = useInvitationCheck(useFormValue<string>('code') ?? '');
  return (
    <>
      <div>
        <FormField
          name="code"
          label={registrationFields.invitationCode.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <CodeStatus state={state} />
      </div>
      <Button type="submit" disabled={submitting || state !== 'valid'}>
        {submitting ? 'Verificando...' : 'Continuar'}
      </Button>
    </>
  );
}
