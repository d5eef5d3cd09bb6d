import { documentReasons, identityDocumentLabel } from '@cimiento/contracts';
import { identityDocumentDecisionFields } from '@cimiento/contracts/fields';
import { Badge, Button, color, List, Muted, Row, Stack, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { WholeIdentityCaseFragment } from './cases.generated';
import { DocumentViewer } from './DocumentViewer';
import { Key } from './Key';
import { useKeys } from './keys';
import { useDocumentContent } from './useDocumentContent';
import { MissingDocuments } from './MissingDocuments';
import type { Review } from './useReview';

const Reason = styled.button`
  display: flex;
  gap: 0.5rem;
  width: 100%;
  min-height: 2rem;
  padding: 0.25rem;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.ink};
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-pressed='true'] {
    background: ${color.sunken};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

const Choice = styled.button`
  min-height: 2.25rem;
  padding: 0 0.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: 10px;
  background: none;
  color: ${color.ink};
  cursor: pointer;

  &[aria-current] {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

type Document = WholeIdentityCaseFragment['documents'][number];
type Props = { found: WholeIdentityCaseFragment; review: Review; mayDecide: boolean };

/** The state of a document in this review. */
function Verdict({ document, review }: { document: Document; review: Review }) {
  const verdict = review.documents[document.id];
  if (!verdict) return <Badge tone="neutral">Por decidir</Badge>;
  return verdict.accepted ? <Badge tone="success">Aceptado</Badge> : <Badge tone="danger">Repetir</Badge>;
}

type ReasonsProps = { document: Document; review: Review };

/** Accepts a document, or refuses it with a reason of the list or another one. */
function Verdicts({ document, review }: ReasonsProps) {
  const verdict = review.documents[document.id];
  const [other, setOther] = useState('');
  const refuse = (reason: string) => review.judge(document.id, { accepted: false, reason });
  const accept = () => review.judge(document.id, { accepted: true, reason: '' });
  useKeys({
    s: accept,
    ...Object.fromEntries(documentReasons.slice(0, 9).map((reason, index) => [index + 1, () => refuse(reason)])),
  });
  return (
    <Stack $gap={1}>
      <Row>
        <Button size="small" variant={verdict?.accepted ? 'primary' : 'secondary'} onClick={accept}>
          Aceptar <Key>s</Key>
        </Button>
        <Verdict document={document} review={review} />
      </Row>
      <Muted>O pide que lo repita. La persona lee la razón:</Muted>
      <List $gap={0.5}>
        {documentReasons.map((reason, index) => (
          <li key={reason}>
            <Reason
              type="button"
              aria-pressed={verdict?.accepted === false && verdict.reason === reason}
              onClick={() => refuse(reason)}
            >
              {index < 9 && <Key>{index + 1}</Key>}
              <span>{reason}</span>
            </Reason>
          </li>
        ))}
      </List>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== '') refuse(other.trim());
        }}
      >
        <Stack $gap={1}>
          <TextField
            label="Otra razón"
            maxLength={identityDocumentDecisionFields.reason.max}
            value={other}
            onChange={({ currentTarget }) => setOther(currentTarget.value)}
          />
          <div>
            <Button type="submit" size="small" variant="secondary" disabled={other.trim() === ''}>
              Pedir que lo repita
            </Button>
          </div>
        </Stack>
      </form>
      {verdict?.accepted === false && <Muted>{`Leerá: ${verdict.reason}`}</Muted>}
    </Stack>
  );
}

/** The documents of a case, one at a time, each with its verdict. */
export function DocumentReview({ found, review, mayDecide }: Props) {
  const { documents } = found;
  const [index, setIndex] = useState(0);
  const document = documents[index] ?? documents[0];
  useKeys({ d: () => setIndex(documents.length === 0 ? 0 : (index + 1) % documents.length) });
  const content = useDocumentContent(found.id, document);
  const missing = <MissingDocuments documents={documents} review={review} mayDecide={mayDecide} />;
  if (!document)
    return (
      <Stack $gap={1.5}>
        <Muted>Esta persona no envió documentos.</Muted>
        {missing}
      </Stack>
    );
  return (
    <Stack $gap={1.5}>
      <Row as="nav" aria-label="Documentos">
        {documents.map((each, at) => (
          <Choice
            key={each.id}
            type="button"
            aria-current={each.id === document.id ? 'true' : undefined}
            onClick={() => setIndex(at)}
          >
            <span>{identityDocumentLabel[each.kind]}</span> <Verdict document={each} review={review} />
          </Choice>
        ))}
        <Muted as="small">
          Siguiente documento <Key>d</Key>
        </Muted>
      </Row>
      <DocumentViewer key={document.id} document={document} state={content} />
      {mayDecide && <Verdicts key={`verdicts ${document.id}`} document={document} review={review} />}
      {missing}
    </Stack>
  );
}
