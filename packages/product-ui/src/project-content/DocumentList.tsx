import {
  documentContentPath,
  documentKindLabel,
  formatShortDate,
  toCalendarDate,
  uploadTypes,
  type DocumentKind,
  type UploadType,
} from '@cimiento/contracts';
import { styled } from 'styled-components';
import { Badge, Button, color, List, media, space, text } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';

/** A document as lists show it. */
export type ShownDocument = {
  id: number;
  title: string;
  kind: DocumentKind;
  current: { version: number; contentType: string; size: number; sha256: string; createdAt: string };
};

const Item = styled.li`
  display: grid;
  gap: ${space[1]};
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Title = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: center;
  margin: 0;
  font-size: ${text.body};
`;

const Note = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};

  code {
    font-size: 0.95em;
  }
`;

const Download = styled.a`
  justify-self: start;
  padding: ${space[1]} 0;
`;

const formatSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const getTypeLabel = (contentType: string): string => uploadTypes[contentType as UploadType]?.label ?? contentType;

/** Documents of a project, each with its hash to compare and its download. */
export const DocumentList = ({ projectId, documents }: { projectId: number; documents: readonly ShownDocument[] }) => (
  <List>
    {documents.map(({ id, title, kind, current }) => (
      <Item key={id}>
        <div>
          <Title>
            {title}
            <Badge>{documentKindLabel[kind]}</Badge>
          </Title>
          <Note>
            {`${getTypeLabel(current.contentType)} · ${formatSize(current.size)} · versión ${current.version} · ${formatShortDate(toCalendarDate(current.createdAt))}`}
          </Note>
          <Note>
            Huella (SHA-256) <code title={current.sha256}>{`${current.sha256.slice(0, 12)}…`}</code>{' '}
            <Button
              variant="ghost"
              size="small"
              aria-label={`Copiar huella de ${title}`}
              onClick={() => void copyText(current.sha256, 'Huella copiada')}
            >
              Copiar huella
            </Button>
          </Note>
        </div>
        <Download href={documentContentPath(projectId, id)} download aria-label={`Descargar ${title}`}>
          Descargar
        </Download>
      </Item>
    ))}
  </List>
);
