import { limits, messages, type SecondFactorMethod } from '@cimiento/contracts';
import { useSession, type SessionUser } from '@cimiento/session';
import { Button, Stack } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { hasPasskeys, signWithPasskey } from '@cimiento/product-ui/passkeys';
import { useState } from 'react';

const loadSchema = async () => (await import('../shared/schemas')).secondFactorSchema;

type Props = {
  /** The factors with which the account can confirm. */
  methods: readonly SecondFactorMethod[];
  /** Sends the proof, then continues or shows what failed. */
  onComplete: (send: () => Promise<SessionUser>) => Promise<void>;
  /** Goes back to the password. */
  onCancel: () => void;
};

/** The second step of signing in: a code, or a passkey. */
export function SecondStep({ methods, onComplete, onCancel }: Props) {
  const { completeSignIn, completePasskeySignIn } = useSession();
  const [isWaiting, setIsWaiting] = useState(false);
  const enterWithPasskey = async () => {
    setIsWaiting(true);
    await onComplete(() => completePasskeySignIn(signWithPasskey));
    setIsWaiting(false);
  };
  const hasApp = methods.includes('totp');
  return (
    <Stack>
      <p>{messages.secondFactorRequired}</p>
      {methods.includes('passkey') && hasPasskeys() && (
        <Button
          variant="secondary"
          busy={isWaiting}
          busyLabel="Esperando al dispositivo..."
          onClick={() => void enterWithPasskey()}
        >
          Usar mi passkey
        </Button>
      )}
      <ValidatedForm
        schema={loadSchema}
        initialValues={{ code: '' }}
        onSubmit={({ code }) => onComplete(() => completeSignIn(code))}
      >
        {({ submitting }) => (
          <>
            <FormField
              name="code"
              label={hasApp ? 'Código' : 'Código de recuperación'}
              hint={hasApp ? 'El de tu aplicación de códigos, o uno de recuperación.' : undefined}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={limits.secondFactorCode.max}
              autoFocus
            />
            <Button type="submit" disabled={submitting}>
              {submitting ? 'Confirmando...' : 'Confirmar'}
            </Button>
          </>
        )}
      </ValidatedForm>
      <div>
        <Button variant="ghost" size="small" onClick={onCancel}>
          Volver
        </Button>
      </div>
    </Stack>
  );
}
