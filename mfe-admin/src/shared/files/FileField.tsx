import { limits, messages, uploadTypes, type UploadType } from '@cimiento/contracts';
import { ProgressBar, TextField } from '@cimiento/ui';

type Props = {
  label: string;
  /** The file types that can be chosen; without them any file, with a `hint` that says which. */
  types?: readonly UploadType[];
  hint?: string;
  required?: boolean;
  error?: string | undefined;
  /** Progress of the upload, in percent; null without an upload. */
  progress: number | null;
  onChange: (file: File | null) => void;
};

/** The fault of a file that is refused before it is sent; undefined if there is none. */
export const findFileProblem = ({ size }: File): string | undefined => {
  if (size === 0) return messages.uploadEmpty;
  return size > limits.upload.bytes ? messages.uploadTooLarge : undefined;
};

/** Chooses a file to upload, and shows how much of it was sent. */
export function FileField({ label, types = [], hint, required = false, error, progress, onChange }: Props) {
  const names = types.map((type) => uploadTypes[type].label).join(', ');
  return (
    <div>
      <TextField
        label={label}
        type="file"
        required={required}
        error={error}
        hint={hint ?? `${names}. Hasta ${limits.upload.bytes / 1024 / 1024} MB.`}
        accept={types.join(',') || undefined}
        // Without this, choosing a corrected file of the same name fires no change event.
        onClick={({ currentTarget }) => {
          (currentTarget as HTMLInputElement).value = '';
          onChange(null);
        }}
        onChange={({ target }) => onChange((target as HTMLInputElement).files?.[0] ?? null)}
      />
      {progress !== null && (
        <ProgressBar value={progress} label="Envío del archivo" caption={`${Math.floor(progress)} % enviado`} />
      )}
    </div>
  );
}
