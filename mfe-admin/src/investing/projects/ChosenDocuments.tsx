import { documentTypes, limits } from '@cimiento/contracts';
import { projectDocumentTextFields } from '@cimiento/contracts/fields';
import { createIdempotencyKey } from '@cimiento/session';
import { Button, space, TextField } from '@cimiento/ui';
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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]};
    align-items: end;
  }
`;

const toTitle = ({ name }: File): string => name.replace(/\.[^.]+$/, '').slice(0, limits.shortText.max);

/** Documents that are uploaded with a new project, each with its title. */
export function ChosenDocuments({ documents, setDocuments }: Pick<ProjectFiles, 'documents' | 'setDocuments'>) {
  const [error, setError] = useState<string>();
  const add = (file: File | null) => {
    const problem = file ? findFileProblem(file) : undefined;
    setError(problem);
    if (file && !problem) setDocuments([...documents, { file, title: toTitle(file), key: createIdempotencyKey() }]);
  };
  const rename = (changed: ChosenDocument, title: string) =>
    setDocuments(documents.map((chosen) => (chosen === changed ? { ...chosen, title } : chosen)));
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
                onChange={({ currentTarget }) => rename(chosen, (currentTarget as HTMLInputElement).value)}
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
