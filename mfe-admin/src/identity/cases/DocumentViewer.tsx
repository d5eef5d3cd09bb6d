import { identityDocumentLabel } from '@cimiento/contracts';
import { Block, Button, color, ErrorState, radius, Row, Skeleton } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { WholeIdentityCaseFragment } from './cases.generated';
import { Key } from './Key';
import { useKeys } from './keys';
import type { ContentState } from './useDocumentContent';

type Document = WholeIdentityCaseFragment['documents'][number];

/** A picture that is larger than its frame scrolls, also by the keyboard. */
const Frame = styled.div`
  display: grid;
  height: min(32rem, 70vh);
  overflow: auto;
  place-items: safe center;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;

const Picture = styled.img`
  transform-origin: center;
`;

const zooms = [1, 1.5, 2, 3, 4] as const;

type ContentProps = { document: Document; url: string; isPicture: boolean; zoom: number; quarters: number };

function Content({ document, url, isPicture, zoom, quarters }: ContentProps) {
  const name = identityDocumentLabel[document.kind];
  if (!isPicture)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {`Abrir el PDF: ${name}`}
      </a>
    );
  return (
    <Picture
      src={url}
      alt={name}
      style={{ width: `${zoom * 100}%`, maxWidth: 'none', transform: `rotate(${quarters * 90}deg)` }}
    />
  );
}

type Props = { document: Document; state: ContentState };

/** A document with zoom and rotation, by buttons and by keys. */
export function DocumentViewer({ document, state: { content, fault, retry } }: Props) {
  const [step, setStep] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const zoomIn = () => setStep(Math.min(zooms.length - 1, step + 1));
  const zoomOut = () => setStep(Math.max(0, step - 1));
  const rotate = () => setQuarters((quarters + 1) % 4);
  useKeys({ '+': zoomIn, '=': zoomIn, '-': zoomOut, r: rotate });
  return (
    <div>
      <Frame tabIndex={0} role="region" aria-label={`Documento: ${identityDocumentLabel[document.kind]}`}>
        {fault !== null && <ErrorState message={fault} onRetry={retry} />}
        {!content && fault === null && (
          <Skeleton label="Cargando documento...">
            <Block $height="20rem" $width="20rem" />
          </Skeleton>
        )}
        {content && <Content document={document} {...content} zoom={zooms[step] ?? 1} quarters={quarters} />}
      </Frame>
      {content?.isPicture && (
        <Row $top={1}>
          <Button size="small" variant="secondary" disabled={step === zooms.length - 1} onClick={zoomIn}>
            Acercar <Key>+</Key>
          </Button>
          <Button size="small" variant="secondary" disabled={step === 0} onClick={zoomOut}>
            Alejar <Key>−</Key>
          </Button>
          <Button size="small" variant="secondary" onClick={rotate}>
            Girar <Key>r</Key>
          </Button>
        </Row>
      )}
    </div>
  );
}
