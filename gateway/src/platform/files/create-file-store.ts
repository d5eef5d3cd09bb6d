import { ConfigError } from '../config/config-error';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { type ObjectStorage, ObjectStore } from './object-store';

/** Where an installation keeps its files. */
export type FilePlace = {
  /** Folder, where no object storage is given. */
  filesDir: string;
  objectStorage: ObjectStorage | null;
};

/** The store of an installation. It is not asked for anything yet. */
export const createFileStore = ({ filesDir, objectStorage }: FilePlace): FileStore =>
  objectStorage === null ? new FolderStore(filesDir) : new ObjectStore(objectStorage);

/** The store of an installation that can be written. @throws ConfigError with the place and the reason */
export async function openFileStore(place: FilePlace): Promise<FileStore> {
  const files = createFileStore(place);
  await files.check().catch((error: Error) => {
    const { filesDir, objectStorage } = place;
    const name = objectStorage === null ? filesDir : `s3://${objectStorage.bucket}/${objectStorage.prefix}`;
    throw new ConfigError(`Files cannot be stored in ${name}: ${error.message}`);
  });
  return files;
}
