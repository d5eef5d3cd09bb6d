import { Button, color, CopyIcon, Dialog, radius, space } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { Code, Panel } from '../records/Panel';

const Key = styled.p`
  margin: 0;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Text = styled.p`
  margin: 0;
`;

/** Shows a new key, which cannot be read again. A press outside does not close it. */
export function CreatedKeyDialog({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Clave creada"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Ya la guardé
          </Button>
          <Button onClick={() => void copyText(value, 'Clave copiada')}>
            <CopyIcon size={18} />
            Copiar clave
          </Button>
        </>
      }
    >
      <Panel>
        <Text>
          Cópiala ahora y guárdala donde se guardan las contraseñas: no volveremos a mostrarla. Quien la tenga puede
          hacer lo que permiten sus alcances, en tu nombre.
        </Text>
        <Key tabIndex={0} aria-label="Clave de API">
          <Code>{value}</Code>
        </Key>
        <Text>
          El programa la envía en la cabecera <Code>Authorization: Bearer</Code>.
        </Text>
      </Panel>
    </Dialog>
  );
}
