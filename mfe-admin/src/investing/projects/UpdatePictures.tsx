import { limits, picturePath, pictureTypes, pictureUploadPath } from '@cimiento/contracts';
import {
  projectUpdateLimits,
  projectUpdateMessages,
  updatePictureFields,
  type UpdatePictureInput,
} from '@cimiento/contracts/fields';
import { getUserMessage, toCallError } from '@cimiento/session';
import { Button, List, radius, space, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileField, findFileProblem } from '../../shared/files/FileField';
import { uploadFile } from '@cimiento/product-ui/upload';
import { Panel } from '../../shared/records/Panel';

const Picture = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;

  img {
    width: 5rem;
    height: 3.75rem;
    object-fit: cover;
    border-radius: ${radius.sm};
  }
`;

type Props = {
  projectId: number;
  pictures: readonly UpdatePictureInput[];
  onChange: (pictures: readonly UpdatePictureInput[]) => void;
};

/** The pictures of an update: each is uploaded when it is chosen, and described for people who cannot see it. */
export function UpdatePictures({ projectId, pictures, onChange }: Props) {
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const add = async (file: File | null) => {
    const problem = file ? findFileProblem(file) : undefined;
    setError(problem);
    if (!file || problem) return;
    setProgress(0);
    try {
      const path = pictureUploadPath(projectId);
      const { id } = await uploadFile<{ id: number }>(path, file, { onProgress: setProgress });
      onChange([...pictures, { id, description: '' }]);
    } catch (failure) {
      setError(toCallError(failure).fields['file'] ?? getUserMessage(failure));
    }
    setProgress(null);
  };
  const describe = (id: number, description: string) =>
    onChange(pictures.map((picture) => (picture.id === id ? { id, description } : picture)));
  return (
    <Panel>
      {pictures.length > 0 && (
        <List>
          {pictures.map(({ id, description }, index) => (
            <Picture key={id}>
              <img src={picturePath(projectId, id)} alt="" />
              <TextField
                label={`${updatePictureFields.description.label} de la foto ${index + 1}`}
                value={description}
                maxLength={limits.shortText.max}
                required
                placeholder={updatePictureFields.description.placeholder}
                error={description.trim() === '' ? projectUpdateMessages.pictureDescription : undefined}
                onChange={({ currentTarget }) => describe(id, (currentTarget as HTMLInputElement).value)}
              />
              <Button
                variant="ghost"
                size="small"
                aria-label={`Quitar la foto ${index + 1}`}
                onClick={() => onChange(pictures.filter((picture) => picture.id !== id))}
              >
                Quitar
              </Button>
            </Picture>
          ))}
        </List>
      )}
      {pictures.length < projectUpdateLimits.pictures && (
        <FileField
          label="Agregar foto"
          types={pictureTypes}
          error={error}
          progress={progress}
          onChange={(file) => void add(file)}
        />
      )}
    </Panel>
  );
}
