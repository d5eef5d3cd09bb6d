import { identityDocumentLabel, identityDocumentState, type IdentityDocumentKind } from '@cimiento/contracts';
import { Button, Card, color, Muted, ProgressBar, radius, Row, space, Stack, StatusBadge, text } from '@cimiento/ui';
import { useId, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { Fault } from './Fault';
import type { MyIdentityQuery } from './identity.generated';
import { acceptedTypes } from './picture';
import { useUpload, type Upload } from './useUpload';

export type OwnDocument = MyIdentityQuery['myIdentityDocuments'][number];

const Preview = styled.img`
  display: block;
  max-width: 100%;
  max-height: 20rem;
  margin-inline: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
`;

/** A file input that looks like a button; the input itself keeps the focus of the keyboard. */
const FileButton = styled.label<{ $isMain: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0 ${space[2]};
  border: 1px solid ${({ $isMain }) => ($isMain ? 'transparent' : color.lineStrong)};
  border-radius: ${radius.md};
  background: ${({ $isMain }) => ($isMain ? color.primary : 'transparent')};
  color: ${({ $isMain }) => ($isMain ? color.onPrimary : color.ink)};
  font-size: ${text.small};
  font-weight: 560;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const hints: Record<IdentityDocumentKind, string> = {
  id_front: 'El lado de la foto, con las cuatro esquinas dentro de la imagen y sin brillos.',
  id_back: 'El otro lado, con las cuatro esquinas dentro de la imagen y sin brillos.',
  passport: 'La página de tu foto, abierta del todo y sin brillos sobre los datos.',
  selfie: 'Tu cara de frente, con buena luz, sin gafas oscuras ni gorra.',
  address: 'Una planilla de luz, agua o teléfono de los últimos tres meses.',
  funds: 'Por ejemplo un rol de pagos, una declaración de impuestos o un contrato de venta.',
  deed: 'La escritura completa, en PDF o en una foto de la primera página.',
  appointment: 'El nombramiento inscrito, con la fecha hasta la que vale.',
};

// A camera opens at once where the document is a card or a face; papers are often files.
const cameras: Partial<Record<IdentityDocumentKind, 'environment' | 'user'>> = {
  id_front: 'environment',
  id_back: 'environment',
  passport: 'environment',
  selfie: 'user',
};

type PickProps = { label: string; name: string; camera?: 'environment' | 'user'; onPick: (file: File) => void };

function PickFile({ label, name, camera, isMain, onPick }: PickProps & { isMain: boolean }) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <FileButton $isMain={isMain}>
      {label}
      <input type="file" accept={acceptedTypes} capture={camera} aria-label={`${label}: ${name}`} onChange={pick} />
    </FileButton>
  );
}

/** The file that was just taken: turn it, send it, or take another one. */
function Taken({ upload, name }: { upload: Upload; name: string }) {
  const { prepared, progress, fault, isBusy } = upload.state;
  if (!prepared) return null;
  return (
    <Stack $gap={1.5}>
      {prepared.preview === null ? (
        <Muted>{`${prepared.file.name}, PDF de ${Math.ceil(prepared.file.size / 1024)} kB`}</Muted>
      ) : (
        <Preview src={prepared.preview} alt={`Lo que vas a enviar: ${name}`} />
      )}
      {progress === null && <Muted>¿Se lee todo, sin brillos y con las cuatro esquinas? Si no, tómala de nuevo.</Muted>}
      {progress !== null && (
        <ProgressBar value={progress} label={`Envío: ${name}`} caption={`${Math.floor(progress)} % enviado`} />
      )}
      {fault !== null && <Fault>{fault}</Fault>}
      <Row>
        <Button busy={progress !== null} busyLabel="Enviando..." disabled={isBusy} onClick={() => void upload.send()}>
          {fault === null ? 'Enviar' : 'Reintentar'}
        </Button>
        {prepared.preview !== null && (
          <Button variant="secondary" disabled={isBusy || progress !== null} onClick={() => void upload.rotate()}>
            Girar
          </Button>
        )}
        <Button variant="ghost" disabled={progress !== null} onClick={upload.drop}>
          Descartar
        </Button>
      </Row>
    </Stack>
  );
}

type Props = {
  kind: IdentityDocumentKind;
  document: Pick<OwnDocument, 'id' | 'state' | 'reason'> | undefined;
  /** Reason why it has to be sent, when the step ends. */
  gap?: string | undefined;
  /** The reason of a reviewer who asked for a document that was never sent. */
  asked?: string | undefined;
  isOptional?: boolean;
  /** Path of its upload, where it is not the signed-in user's own. */
  uploadPath?: string | undefined;
  onSent: () => Promise<unknown>;
  onRemove?: (id: number) => void;
};

/** One document: take it, see it, turn it, send it; a failure keeps it to be sent again. */
export function DocumentCard({ kind, document, gap, asked, isOptional = false, uploadPath, onSent, onRemove }: Props) {
  const titleId = useId();
  const upload = useUpload(kind, onSent, uploadPath);
  const { prepared, fault, sent } = upload.state;
  const name = identityDocumentLabel[kind];
  const isSent = document !== undefined && document.state !== 'refused';
  const reason = document?.reason ?? asked;
  const camera = cameras[kind];
  return (
    <Card role="group" aria-labelledby={titleId} id={`documento-${kind}`}>
      <Stack $gap={1.5}>
        <Row $between>
          <h3 id={titleId}>{isOptional ? `${name} (si la tienes a mano)` : name}</h3>
          {document && <StatusBadge status={identityDocumentState[document.state]} />}
        </Row>
        {reason && !isSent && <Fault as="p">{reason}</Fault>}
        {!prepared && <Muted>{isSent ? 'Ya lo recibimos. Puedes cambiarlo.' : hints[kind]}</Muted>}
        {!prepared && sent !== null && <Preview src={sent} alt={`Lo que enviaste: ${name}`} />}
        <Taken upload={upload} name={name} />
        {!prepared && fault !== null && <Fault>{fault}</Fault>}
        {!prepared && fault === null && gap && !isSent && <Fault as="p">{gap}</Fault>}
        {!prepared && (
          <Row>
            {camera && (
              <PickFile
                isMain={!isSent}
                label={isSent ? 'Tomar otra foto' : 'Tomar foto'}
                name={name}
                camera={camera}
                onPick={upload.take}
              />
            )}
            <PickFile
              isMain={!camera && !isSent}
              label={isSent ? 'Elegir otro archivo' : 'Elegir archivo'}
              name={name}
              onPick={upload.take}
            />
            {isSent && onRemove && (
              <Button variant="ghost" size="small" onClick={() => onRemove(document.id)}>
                Quitar
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
