import { useMutation, useQuery } from '@apollo/client/react';
import { identityDocumentLabel, identityPhonePath, toTimeOfDay, type IdentityDocumentKind } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Badge, Button, Dialog, List, Muted, Notice, Row, space, Stack } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { QrCode } from '../bank-accounts/QrCode';
import { CreateIdentityPhoneLinkDocument, MyDocumentStatesDocument } from './identity.generated';

// A device with a mouse and a wide screen; on a phone the camera is here already.
const WithMouse = styled.div`
  display: none;

  @media (hover: hover) and (pointer: fine) and (min-width: 48rem) {
    display: block;
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > :last-child {
    flex: 1 1 16rem;
  }
`;

const pollMs = 3000;

type Props = { kinds: readonly IdentityDocumentKind[]; reload: () => Promise<unknown> };

/** The documents that came, read every few seconds without the answers; each change is shown by the page too. */
function Arrivals({ kinds, reload }: Props) {
  const { data } = useQuery(MyDocumentStatesDocument, { fetchPolicy: 'no-cache', pollInterval: pollMs });
  const documents = data?.myIdentityDocuments;
  const known = useRef<string>(undefined);
  const seen = documents?.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (seen === undefined || seen === known.current) return;
    const isFirst = known.current === undefined;
    known.current = seen;
    if (!isFirst) void reload();
  }, [seen, reload]);
  const isHere = (kind: IdentityDocumentKind) =>
    documents?.some((document) => document.kind === kind && document.state !== 'refused') ?? false;
  return (
    <Stack $gap={1}>
      <List $gap={0.5} aria-label="Documentos">
        {kinds.map((kind) => (
          <li key={kind}>
            <Row $between>
              <span>{identityDocumentLabel[kind]}</span>
              {isHere(kind) ? <Badge tone="success">Recibido</Badge> : <Badge tone="neutral">Falta</Badge>}
            </Row>
          </li>
        ))}
      </List>
      <p role="status">
        {kinds.every(isHere)
          ? 'Ya llegó todo. Puedes cerrar esta ventana y seguir aquí.'
          : 'Esperando a tu teléfono...'}
      </p>
    </Stack>
  );
}

/** The link as a QR code and as text. */
function LinkFacts({ link: { token, expiresAt } }: { link: { token: string; expiresAt: string } }) {
  const address = `${window.location.origin}${identityPhonePath(token)}`;
  return (
    <Columns>
      <QrCode text={address} label="Código QR para tu teléfono" />
      <Stack $gap={1}>
        <p>Apunta la cámara del teléfono al código. Allí tomas las fotos; aquí las ves llegar.</p>
        <Muted>{`Se abre una sola vez, hasta las ${toTimeOfDay(expiresAt)}. Quien lo abre solo puede enviar estos documentos: no ve tus datos ni entra a tu cuenta.`}</Muted>
        <div>
          <Button size="small" variant="secondary" onClick={() => void copyText(address, 'Enlace copiado')}>
            Copiar el enlace
          </Button>
        </div>
      </Stack>
    </Columns>
  );
}

/** Offers to take the pictures with a phone, by a link that opens once. */
export function PhoneLink(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [create, { data, error, loading }] = useMutation(CreateIdentityPhoneLinkDocument, { fetchPolicy: 'no-cache' });
  const onCreate = () => void create().catch(() => undefined);
  const onOpen = () => {
    setIsOpen(true);
    onCreate();
  };
  return (
    <WithMouse>
      <Button variant="secondary" onClick={onOpen}>
        Continuar en el teléfono
      </Button>
      <Dialog
        open={isOpen}
        title="Continuar en el teléfono"
        onOpenChange={setIsOpen}
        footer={
          <Button variant="secondary" busy={loading} busyLabel="Creando..." onClick={onCreate}>
            Crear otro enlace
          </Button>
        }
      >
        <Stack>
          {error && (
            <Notice $tone="danger" role="alert">
              {getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.')}
            </Notice>
          )}
          {!error && data && <LinkFacts link={data.createIdentityPhoneLink} />}
          {data && <Arrivals {...props} />}
        </Stack>
      </Dialog>
    </WithMouse>
  );
}
