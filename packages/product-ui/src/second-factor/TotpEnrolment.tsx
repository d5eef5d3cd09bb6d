import { limits } from '@cimiento/contracts';
import { useEffect, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Actions, answerUnsavedChanges, Button, radius, space, TextField } from '@cimiento/ui';

const Form = styled.form`
  display: grid;
  gap: ${space[2]};

  ol {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding-left: 1.25rem;
  }

  code {
    overflow-wrap: anywhere;
  }
`;

// White in the dark theme too: apps read dark modules on a light ground.
const Code = styled.svg`
  display: block;
  width: 12rem;
  max-width: 100%;
  margin: ${space[1]} 0;
  padding: ${space[1.5]};
  border-radius: ${radius.md};
  background: #fff;
  color: #000;
`;

/** A set-up that waits for its first code. */
export type Enrolment = { secret: string; uri: string; qrSize: number; qrPath: string };

type Props = {
  enrolment: Enrolment;
  /** Confirms the set-up with a code; returns what is wrong, if anything. */
  onConfirm: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
};

const group = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The QR code of an authenticator app, its secret as text, and the field for the first code. */
export function TotpEnrolment({ enrolment, onConfirm, onCancel }: Props) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // A reload would start with another secret.
  useEffect(() => answerUnsavedChanges(() => true), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError('Escribe el código');
    setIsBusy(true);
    const failure = await onConfirm(code);
    setError(failure);
    setIsBusy(false);
    return undefined;
  };
  const { secret, uri, qrSize, qrPath } = enrolment;
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <ol>
        <li>
          Escanea este código con tu aplicación, como Google Authenticator, Microsoft Authenticator o 1Password. En este
          mismo teléfono, <a href={uri}>ábrelo en tu aplicación</a>.
          <Code viewBox={`0 0 ${qrSize} ${qrSize}`} role="img" aria-label="Código QR para tu aplicación de códigos">
            <path d={qrPath} fill="currentColor" shapeRendering="crispEdges" />
          </Code>
          ¿No puedes escanearlo? Escribe esta clave: <code>{group(secret)}</code>
        </li>
        <li>
          <TextField
            label="Código de 6 dígitos que muestra la aplicación"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={limits.secondFactorCode.max}
            value={code}
            error={error}
            onChange={({ target }) => {
              setCode(target.value);
              setError(undefined);
            }}
          />
        </li>
      </ol>
      <Actions>
        <Button type="submit" busy={isBusy} busyLabel="Activando...">
          Activar
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </Actions>
    </Form>
  );
}
