import { describeMissingDocuments, type DocumentKind } from '@cimiento/contracts';
import { color, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Note = styled.p`
  margin: 0;
  color: ${color.warning};
  font-size: ${text.small};
  font-weight: 560;
`;

/** Beside a button to invest: that the project has published no deed or no valuation. Nothing when it has both. */
export function MissingDocuments({ documents }: { documents: readonly { kind: DocumentKind }[] }) {
  const missing = describeMissingDocuments(documents);
  return missing && <Note role="note">{`Este proyecto aún no publica ${missing}.`}</Note>;
}
