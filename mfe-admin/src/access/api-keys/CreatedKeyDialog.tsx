import { Code } from '../../shared/records/Panel';
import { SecretDialog } from '../../shared/records/SecretDialog';

/** Shows a new key, which cannot be read again. */
export const CreatedKeyDialog = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <SecretDialog
    title="Clave creada"
    label="Clave de API"
    value={value}
    copyLabel="Copiar clave"
    copied="Clave copiada"
    closeLabel="Ya la guardé"
    usage={
      <p>
        El programa la envía en la cabecera <Code>Authorization: Bearer</Code>.
      </p>
    }
    onClose={onClose}
  >
    <p>
      Cópiala ahora y guárdala donde se guardan las contraseñas: no volveremos a mostrarla. Quien la tenga puede hacer
      lo que permiten sus alcances, en tu nombre.
    </p>
  </SecretDialog>
);
