import {
  contentVisibilityLabel,
  documentKindLabel,
  documentTypes,
  limits,
  type ContentVisibility,
  type DocumentKind,
} from '@cimiento/contracts';
import { projectDocumentTextFields, type ProjectDocumentText } from '@cimiento/contracts/fields';
import { createIdempotencyKey } from '@cimiento/session';
import { Button, color, SelectField, space, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileField, findFileProblem } from '../../shared/files/FileField';
import type { ChosenDocument, ProjectFiles } from './useProjectFiles';

const List = styled.ul`
  display: grid;
  gap: ${space[1.5]};
  margin: 0 0 ${space[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: ${space[2]};
    align-items: end;
    justify-items: start;
    padding-block-end: ${space[2]};
    border-block-end: 1px solid ${color.line};

    > :not(button) {
      width: 100%;
    }
  }
`;

const toTitle = ({ name }: File): string => name.replace(/\.[^.]+$/, '').slice(0, limits.shortText.max);

const toChoices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const kinds = toChoices(documentKindLabel);
const visibilities = toChoices(contentVisibilityLabel);

/** Documents that are uploaded with a new project, each with its title, its kind and who sees it. */
export function ChosenDocuments({ documents, setDocuments }: Pick<ProjectFiles, 'documents' | 'setDocuments'>) {
  const [error, setError] = useState<string>();
  const add = (file: File | null) => {
    const problem = file ? findFileProblem(file) : undefined;
    setError(problem);
    if (!file || problem) return;
    // Not public unless that is chosen: what is seen once cannot be taken back.
    const chosen = { file, title: toTitle(file), kind: 'other', visibility: 'signed_in' } as const;
    setDocuments([...documents, { ...chosen, key: createIdempotencyKey() }]);
  };
  const change = (changed: ChosenDocument, values: Partial<ProjectDocumentText>) =>
    setDocuments(documents.map((chosen) => (chosen === changed ? { ...chosen, ...values } : chosen)));
  return (
    <div role="group" aria-label="Documentos">
      {documents.length > 0 && (
        <List>
          {documents.map((chosen, index) => (
            <li key={chosen.key}>
              <TextField
                label={`${projectDocumentTextFields.title.label} del documento ${index + 1}`}
                hint={chosen.file.name}
                value={chosen.title}
                maxLength={limits.shortText.max}
                required
                error={chosen.title.trim() === '' ? projectDocumentTextFields.title.message : undefined}
                onChange={({ currentTarget }) => change(chosen, { title: (currentTarget as HTMLInputElement).value })}
              />
              <SelectField
                label={`${projectDocumentTextFields.kind.label} del documento ${index + 1}`}
                choices={kinds}
                value={chosen.kind ?? 'other'}
                onChange={({ target }) => change(chosen, { kind: target.value as DocumentKind })}
              />
              <SelectField
                label={`${projectDocumentTextFields.visibility.label} (documento ${index + 1})`}
                choices={visibilities}
                value={chosen.visibility ?? 'signed_in'}
                onChange={({ target }) => change(chosen, { visibility: target.value as ContentVisibility })}
              />
              <Button
                variant="ghost"
                size="small"
                aria-label={`Quitar el documento ${index + 1}`}
                onClick={() => setDocuments(documents.filter((other) => other !== chosen))}
              >
                Quitar
              </Button>
            </li>
          ))}
        </List>
      )}
      <FileField label="Agregar documento" types={documentTypes} error={error} progress={null} onChange={add} />
    </div>
  );
}
