import { Button, color, CopyIcon, Dialog, radius, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import { copyText } from '@cimiento/ui/toast';
import { getRegistrationUrl } from './registration-url';
import { Code, Panel } from '../../shared/records/Panel';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space[1]};
  max-height: 18rem;
  margin: 0;
  padding: ${space[1.5]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
  list-style: none;
`;

const Text = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`;

type Props = {
  codes: readonly string[];
  /** The only e-mail address that may use the code, to which the gateway sent it. */
  email?: string;
  onClose: () => void;
};

/** Shows new codes to copy. Only the code of a waitlist request was sent by e-mail. */
export function CreatedCodesDialog({ codes, email, onClose }: Props) {
  const [firstCode] = codes;
  const singleCode = codes.length === 1 && firstCode !== undefined ? firstCode : null;
  const textToCopy = singleCode === null ? codes.join('\n') : getRegistrationUrl(singleCode);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={singleCode === null ? `${codes.length} códigos creados` : 'Código creado'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button
            onClick={() => void copyText(textToCopy, singleCode === null ? 'Códigos copiados' : 'Enlace copiado')}
          >
            <CopyIcon size={18} />
            <span>{singleCode === null ? 'Copiar todos' : 'Copiar enlace'}</span>
          </Button>
        </>
      }
    >
      <Panel>
        <List tabIndex={0} aria-label="Códigos creados">
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </List>
        {singleCode === null ? (
          <Text>Envía un código a cada persona. Los encontrarás siempre en la lista.</Text>
        ) : (
          <Text>{getRegistrationUrl(singleCode)}</Text>
        )}
        {singleCode !== null && email !== undefined && (
          <Text>
            Le enviamos el enlace a <strong>{email}</strong>. Solo vale para ese correo.
          </Text>
        )}
      </Panel>
    </Dialog>
  );
}
