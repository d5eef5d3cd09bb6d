import { limits } from '@cimiento/contracts';
import { getUserMessage, useAuth, useSession } from '@cimiento/session';
import { Actions, Button, color, Dialog, PasswordField, Stack, TextField } from '@cimiento/ui';
import { hasPasskeys, isPasskeyCancelled, signWithPasskey } from '@cimiento/product-ui/passkeys';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompletePasskeyStepUpDocument, StartPasskeyStepUpDocument, StepUpMethodsDocument } from './step-up.generated';

const Failure = styled.p`
  color: ${color.danger};
`;

const formId = 'step-up';

type Kind = 'password' | 'code';

const texts = {
  password: { missing: 'Escribe tu contraseña', other: 'Usar un código' },
  code: { missing: 'Escribe el código', other: 'Usar mi contraseña' },
} as const;

const passkeyFailed = 'No pudimos usar tu passkey. Intenta de nuevo o usa un código.';

/** The factors with which the user can prove who they are. */
type Methods = {
  /** The password without a second factor, a code with one; null where that cannot be read, and both are offered. */
  only: Kind | null;
  /** Whether this browser can sign with a passkey of theirs. */
  hasPasskey: boolean;
};

function useMethods(): Methods | undefined {
  const { send } = useSession();
  const [methods, setMethods] = useState<Methods>();
  useEffect(() => {
    send(StepUpMethodsDocument).then(
      ({ mySecondFactor: { totpSince, passkeys } }) => {
        const hasFactor = totpSince !== null || passkeys.length > 0;
        setMethods({ only: hasFactor ? 'code' : 'password', hasPasskey: passkeys.length > 0 && hasPasskeys() });
      },
      () => setMethods({ only: null, hasPasskey: false }),
    );
  }, [send]);
  return methods;
}

/**
 * Asks for the password, or for a code or passkey where the account has a second factor, and then continues the call that needed it.
 * It opens once the methods are known: a field or button that changes later would move what the user is about to press.
 */
export default function StepUpDialog(): ReactNode {
  const methods = useMethods();
  return methods && <ProofDialog {...methods} />;
}

function ProofDialog({ only, hasPasskey }: Methods) {
  const { prove, send, stepUp } = useSession();
  const { user } = useAuth();
  const [chosen, setChosen] = useState<Kind>('password');
  const kind = only ?? chosen;
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [passkeyError, setPasskeyError] = useState<string>();
  const [busyWith, setBusyWith] = useState<'form' | 'passkey'>();

  const change = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  const changeKind = () => {
    setChosen(kind === 'password' ? 'code' : 'password');
    change('');
  };
  const confirm = async (means: 'form' | 'passkey', sendProof: () => Promise<unknown>) => {
    setPasskeyError(undefined);
    setBusyWith(means);
    try {
      await sendProof();
      stepUp.answer(true);
    } catch (failure) {
      if (means === 'form') setError(getUserMessage(failure));
      else
        setPasskeyError(
          isPasskeyCancelled(failure)
            ? 'Lo cancelaste, o pasó demasiado tiempo.'
            : getUserMessage(failure, passkeyFailed),
        );
      setBusyWith(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return setError(texts[kind].missing);
    return void confirm('form', () => prove(kind === 'password' ? { password: value } : { code: value }));
  };
  const signAndSend = async () => {
    const { startPasskeyStepUp } = await send(StartPasskeyStepUpDocument);
    await send(CompletePasskeyStepUpDocument, { credential: await signWithPasskey(startPasskeyStepUp) });
  };

  const field = {
    value,
    error,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) stepUp.answer(false);
      }}
      disablePointerDismissal
      title="Confirma que eres tú"
      footer={
        <>
          <Button variant="secondary" onClick={() => stepUp.answer(false)}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={busyWith === 'form'}
            disabled={busyWith === 'passkey'}
            busyLabel="Confirmando..."
          >
            Confirmar
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={submit}>
        <p>Por seguridad te lo pedimos otra vez. Después continúas donde estabas.</p>
        {/* Lets a password manager find the account. */}
        <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        {kind === 'password' ? (
          <PasswordField key="password" label="Contraseña" autoComplete="current-password" {...field} />
        ) : (
          <TextField
            key="code"
            label="Código"
            hint="El de tu aplicación de códigos, o uno de recuperación."
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limits.secondFactorCode.max}
            {...field}
          />
        )}
        <Actions>
          {only === null && (
            <Button variant="secondary" size="small" onClick={changeKind}>
              {texts[kind].other}
            </Button>
          )}
          {hasPasskey && (
            <Button
              variant="secondary"
              size="small"
              busy={busyWith === 'passkey'}
              busyLabel="Esperando al dispositivo..."
              disabled={busyWith === 'form'}
              onClick={() => void confirm('passkey', signAndSend)}
            >
              Usar mi passkey
            </Button>
          )}
        </Actions>
        {passkeyError && <Failure role="alert">{passkeyError}</Failure>}
      </Stack>
    </Dialog>
  );
}
