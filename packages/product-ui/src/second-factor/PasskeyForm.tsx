import { limits, messages } from '@cimiento/contracts';
import { useState, type FormEvent } from 'react';
import { Actions, Button, Stack, TextField } from '@cimiento/ui';

type Props = { onAdd: (name: string) => Promise<void>; onCancel: () => void };

/** Asks how to call a new passkey, before the browser makes it. */
export function PasskeyForm({ onAdd, onCancel }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(messages.passkeyName);
    setIsBusy(true);
    await onAdd(name);
    setIsBusy(false);
    return undefined;
  };
  return (
    <Stack as="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label="Nombre de la passkey"
        hint="Para reconocerla, como “Mi teléfono”."
        maxLength={limits.passkeyName.max}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value);
          setError(undefined);
        }}
      />
      <Actions>
        <Button type="submit" busy={isBusy} busyLabel="Esperando al dispositivo...">
          Crear passkey
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </Actions>
    </Stack>
  );
}
