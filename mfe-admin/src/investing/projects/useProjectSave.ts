import { useMutation } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import type { NewProjectInput, ProjectInput } from '@cimiento/contracts/schemas';
import { useRef } from 'react';
import type { RecordVersion } from '../../shared/records/open-dialog';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { toToasts, type Noun } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { CreateProjectDocument, PublishProjectDocument, UpdateProjectDocument } from './projects.generated';
import type { ProjectFiles } from './useProjectFiles';

export const noun: Noun = { name: 'el proyecto' };

type Save = (values: NewProjectInput) => Promise<FieldErrors | undefined>;

/**
 * Saves the form of a project with its files. A new project with files is a draft until all of them have arrived, so that nobody sees half
 * of it; when one fails, saving again continues with the same draft.
 */
export function useProjectSave(files: ProjectFiles, reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [sendCreate] = useMutation(CreateProjectDocument);
  const [sendUpdate] = useMutation(UpdateProjectDocument);
  const [sendPublish] = useMutation(PublishProjectDocument);
  const draftId = useRef<number | null>(null);

  const create = async (input: ProjectInput, draft: boolean): Promise<number> => {
    const variables = { input, draft };
    const { data } = await sendCreate({ variables, context: withIdempotencyKey(variables) });
    if (!data) throw new Error('The project was not created');
    return data.createProject.id;
  };

  const createWithFiles = async (input: ProjectInput, draft: boolean): Promise<void> => {
    const { picture, documents, sendPicture, sendDocuments } = files;
    if (!picture && documents.length === 0 && draftId.current === null) {
      await create(input, draft);
      return;
    }
    const id = (draftId.current ??= await create({ ...input, image: picture ? '' : input.image }, true));
    const image = picture ? await sendPicture(id, picture) : input.image;
    await sendDocuments(id);
    await sendUpdate({ variables: { id, input: { ...input, image } } });
    if (!draft) await sendPublish({ variables: { id } });
  };

  const update = async ({ id, revision }: RecordVersion, input: ProjectInput): Promise<void> => {
    const image = files.picture ? await files.sendPicture(id, files.picture) : input.image;
    await sendUpdate({ variables: { id, revision, input: { ...input, image } } });
  };

  return {
    create: (({ draft = false, ...input }) =>
      save(() => createWithFiles(input, draft), toToasts(noun, 'crear', 'cread'))) satisfies Save,
    update: (version: RecordVersion, { draft: _draft, ...input }: NewProjectInput) =>
      save(() => update(version, input), toToasts(noun, 'actualizar', 'actualizad')),
  };
}
