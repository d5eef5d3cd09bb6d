import { useQuery } from '@apollo/client/react';
import {
  formatDollars,
  formatWholeNumber,
  opportunityPath,
  pictureTypes,
  type ProjectStatus,
} from '@cimiento/contracts';
import { listInputFields, projectDraftField, projectFields } from '@cimiento/contracts/fields';
import { Button, space, TextLink } from '@cimiento/ui';
import { FormCheckbox, useFormChange, useFormValue } from '@cimiento/ui/form';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { FileField, findFileProblem } from '../../shared/files/FileField';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { ChosenDocuments } from './ChosenDocuments';
import { describeMissing } from './DraftActions';
import { hasField, type Project } from './project-form';
import { ProjectContentDocument } from './content.generated';
import { ProjectHoldingsDocument } from './projects.generated';
import type { ProjectFiles } from './useProjectFiles';

const Picture = styled(Wide)`
  display: grid;
  gap: ${space[1]};
`;

/** The figure by orders and investments beside the typed one, with a button that uses it. */
function Suggestion({ name, value, text }: { name: string; value: number; text: string }) {
  const typed = useFormValue<number | string>(name);
  const change = useFormChange();
  if (Number(typed) === value) return text;
  return (
    <>
      {text} ·{' '}
      <Button variant="ghost" size="small" aria-label={`Usar ${text}`} onClick={() => change(name, value)}>
        Usar
      </Button>
    </>
  );
}

/** Hints of the two figures that orders and investments know too; none for a new project. */
function useSuggestions(projectId: number | undefined): Partial<Record<string, ReactNode>> {
  const { data } = useQuery(ProjectHoldingsDocument, {
    variables: { projectId: projectId ?? 0 },
    skip: projectId === undefined,
    fetchPolicy: 'network-only',
  });
  if (!data) return {};
  const { amount, investors } = data.projectHoldings;
  return {
    funded: <Suggestion name="funded" value={amount} text={`según las órdenes ${formatDollars(amount)}`} />,
    totalInvestors: (
      <Suggestion
        name="totalInvestors"
        value={investors}
        text={`según las inversiones ${formatWholeNumber(investors)}`}
      />
    ),
  };
}

/** Chooses the main picture as a file, instead of its address. */
function PictureField({ setPicture, progress }: Pick<ProjectFiles, 'setPicture' | 'progress'>) {
  const [error, setError] = useState<string>();
  const choose = (file: File | null) => {
    const problem = file ? findFileProblem(file) : undefined;
    setError(problem);
    setPicture(problem ? null : file);
  };
  return (
    <FileField label="O sube la imagen" types={pictureTypes} error={error} progress={progress} onChange={choose} />
  );
}

/** The parts that the public page still lacks, as the form is filled in, with the documents that a draft already has. */
function Missing({ draftId, files: { picture, documents } }: { draftId: number | undefined; files: ProjectFiles }) {
  const { data } = useQuery(ProjectContentDocument, {
    variables: { projectId: draftId ?? 0 },
    skip: draftId === undefined,
  });
  const { values } = useFormState<Parameters<typeof describeMissing>[0]>({ subscription: { values: true } });
  const chosen = documents.map(({ kind = 'other' }) => ({ kind }));
  const stored = draftId === undefined ? [] : data?.projectDocuments;
  const text = describeMissing(picture ? { ...values, image: 'file' } : values, stored && [...stored, ...chosen]);
  return <p>{text ?? 'A la página pública no le falta nada.'}</p>;
}

/** The fields of a project; valuation and dates appear only with a status that has them. @param project undefined for a new one. */
export function ProjectFields({ project, files }: { project: Project | undefined; files: ProjectFiles }) {
  const status = useFormValue<ProjectStatus>('status') ?? 'available';
  const suggestions = useSuggestions(project?.id);
  const isDraft = project?.publishedAt === null;
  return (
    <>
      {(!project || isDraft) && (
        <Wide>
          <Missing draftId={project?.id} files={files} />
          {isDraft && <TextLink to={opportunityPath(project.id)}>Vista previa de lo guardado</TextLink>}
        </Wide>
      )}
      {listInputFields(projectFields)
        .filter(([name]) => hasField(status, name))
        .map(([name, field]) =>
          name === 'image' ? (
            <Picture key={name}>
              <RecordField name={name} field={field} required={files.picture === null} />
              <PictureField {...files} />
            </Picture>
          ) : (
            <RecordField key={name} name={name} field={field} hint={suggestions[name] ?? field.hint} />
          ),
        )}
      {!project && (
        <>
          <Wide>
            <ChosenDocuments {...files} />
          </Wide>
          <Wide>
            <FormCheckbox name="draft" label={projectDraftField.label} />
          </Wide>
        </>
      )}
    </>
  );
}
