import { ConfigError } from '../errors';
import { assertWritable } from './disk';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';
import { type ObjectStorage, ObjectStore } from './object-store';

/** Location of the files of an installation. */
export type FilePlace = {
  /** Folder, where no object storage is given. */
  filesDir: string;
  objectStorage: ObjectStorage | null;
};

/** The store of an installation. It is not asked for anything yet. */
export const createFileStore = ({ filesDir, objectStorage }: FilePlace): FileStore =>
  objectStorage === null ? new FolderStore(filesDir) : new ObjectStore(objectStorage);

/** @throws ConfigError when files cannot be stored there, with the reason */
export async function assertStoreWritable({ filesDir, objectStorage }: FilePlace): Promise<void> {
  if (objectStorage === null) return assertWritable(filesDir);
  const { bucket, prefix } = objectStorage;
  await new ObjectStore(objectStorage).check().catch((error: Error) => {
    throw new ConfigError(`Files cannot be stored in s3://${bucket}/${prefix}: ${error.message}`);
  });
}
