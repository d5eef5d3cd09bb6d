import { identityDocumentKinds, identityDocumentLabel, type IdentityDocumentKind } from '@cimiento/contracts';
import { identityMissingDocumentFields } from '@cimiento/contracts/fields';
import { Button, List, Muted, Row, SelectField, Stack, TextField } from '@cimiento/ui';
import { useState } from 'react';
import type { WholeIdentityCaseFragment } from './cases.generated';
import type { Review } from './useReview';

type Props = { documents: WholeIdentityCaseFragment['documents']; review: Review; mayDecide: boolean };

/** Asks for a document that was never sent, with the reason that the person reads. */
export function MissingDocuments({ documents, review: { missing, ask }, mayDecide }: Props) {
  const isKnown = (kind: IdentityDocumentKind) => [...documents, ...missing].some((row) => row.kind === kind);
  const kinds = identityDocumentKinds.filter((kind) => !isKnown(kind));
  const [chosen, setChosen] = useState<IdentityDocumentKind | ''>('');
  const [reason, setReason] = useState('');
  if (!mayDecide) return null;
  return (
    <Stack as="section" aria-label="Documentos que faltan" $gap={1}>
      {missing.length > 0 && (
        <List $gap={0.5}>
          {missing.map((row) => (
            <li key={row.kind}>
              <Row $between>
                <span>{`Pides ${identityDocumentLabel[row.kind]}. Leerá: ${row.reason}`}</span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`No pedir: ${identityDocumentLabel[row.kind]}`}
                  onClick={() => ask(row.kind, null)}
                >
                  Quitar
                </Button>
              </Row>
            </li>
          ))}
        </List>
      )}
      <Muted>¿Falta un documento que no envió?</Muted>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen === '' || reason.trim() === '') return;
          ask(chosen, reason.trim());
          setChosen('');
          setReason('');
        }}
      >
        <Stack $gap={1}>
          <SelectField
            label="Documento que falta"
            empty="Elige"
            choices={kinds.map((kind) => ({ value: kind, label: identityDocumentLabel[kind] }))}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value as IdentityDocumentKind | '')}
          />
          <TextField
            label="Por qué hace falta"
            maxLength={identityMissingDocumentFields.reason.max}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div>
            <Button type="submit" size="small" variant="secondary" disabled={chosen === '' || reason.trim() === ''}>
              Pedir este documento
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}
