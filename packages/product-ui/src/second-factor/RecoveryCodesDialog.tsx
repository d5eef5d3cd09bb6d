import { brand } from '@cimiento/contracts';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { Button, color, CopyIcon, Dialog, DownloadIcon, radius, saveFile, space } from '@cimiento/ui';

const List = styled.ul`
  display: grid;
  /* Wide enough for one code on a line; on a narrow screen a code breaks between its groups. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[1]};
  margin: ${space[2]} 0 0;
  padding: ${space[1.5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

type Props = {
  codes: readonly string[];
  onClose: () => void;
};

/** Shows recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const text = codes.join('\n');
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      disablePointerDismissal
      title="Guarda tus códigos de recuperación"
      footer={
        <>
          <Button variant="secondary" onClick={() => void copyText(text, 'Códigos copiados')}>
            <CopyIcon size={18} />
            Copiar
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              saveFile(`${brand.name}: códigos de recuperación\n\n${text}\n`, 'codigos-de-recuperacion.txt')
            }
          >
            <DownloadIcon size={18} />
            Descargar
          </Button>
          <Button onClick={onClose}>Ya los guardé</Button>
        </>
      }
    >
      <p>
        Si pierdes el teléfono o la llave con que confirmas que eres tú, entras con uno de estos códigos. Cada uno sirve
        una sola vez, y no volveremos a mostrarlos.
      </p>
      <List aria-label="Códigos de recuperación">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
