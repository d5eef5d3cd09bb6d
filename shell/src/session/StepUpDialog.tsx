import { limits } from '@cimiento/contracts';
import { getUserMessage, useAuth, useSession } from '@cimiento/session';
import { Button, Dialog, PasswordField, space, TextField } from '@cimiento/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space[2]};

  p {
    margin: 0;
  }
`;

const formId = 'step-up';

const texts = {
  password: { missing: 'Escribe tu contraseña', other: 'Usar un código' },
  code: { missing: 'Escribe el código', other: 'Usar mi contraseña' },
} as const;

/** Asks for the password, or a code of the second factor, and lets the call that needed it go on. */
export default function StepUpDialog(): ReactNode {
  const { prove, stepUp } = useSession();
  const { user } = useAuth();
  const [kind, setKind] = useState<'password' | 'code'>('password');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const change = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  const changeKind = () => {
    setKind(kind === 'password' ? 'code' : 'password');
    change('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return setError(texts[kind].missing);
    setIsBusy(true);
    try {
      await prove(kind === 'password' ? { password: value } : { code: value });
      stepUp.answer(true);
    } catch (failure) {
      setError(getUserMessage(failure));
      setIsBusy(false);
    }
    return undefined;
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
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Confirmando...">
            Confirmar
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
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
        <div>
          <Button variant="secondary" size="small" onClick={changeKind}>
            {texts[kind].other}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
