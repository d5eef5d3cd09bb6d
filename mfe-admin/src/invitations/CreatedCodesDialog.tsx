import { brand } from '@cimiento/contracts';
import { Button, color, CopyIcon, Dialog, radius, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import { copy, registrationAddress } from './copy';
import { Code, Panel } from '../records/Panel';

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

const Mail = styled.a`
  color: ${color.accentText};
`;

const mailOf = (email: string, code: string): string => {
  const subject = `Tu invitación a ${brand.name}`;
  const body = `Hola:\n\nTu código de invitación es ${code}. Regístrate con este correo en:\n${registrationAddress(code)}\n\n${brand.author}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

type Props = {
  codes: readonly string[];
  /** The only e-mail that they are good for. */
  email?: string;
  onClose: () => void;
};

/** New codes, to be copied and sent: the product sends no e-mail by itself. */
export function CreatedCodesDialog({ codes, email, onClose }: Props) {
  const [only] = codes;
  const single = codes.length === 1 && only !== undefined ? only : null;
  const copied = single === null ? codes.join('\n') : registrationAddress(single);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={single === null ? `${codes.length} códigos creados` : 'Código creado'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button onClick={() => void copy(copied, single === null ? 'Códigos copiados' : 'Enlace copiado')}>
            <CopyIcon size={18} />
            {single === null ? 'Copiar todos' : 'Copiar enlace'}
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
        {single === null ? (
          <Text>Envía un código a cada persona. Los encontrarás siempre en la lista.</Text>
        ) : (
          <Text>{registrationAddress(single)}</Text>
        )}
        {single !== null && email !== undefined && (
          <Text>
            Solo vale para <Mail href={mailOf(email, single)}>{email}</Mail>: envíale el enlace.
          </Text>
        )}
      </Panel>
    </Dialog>
  );
}
