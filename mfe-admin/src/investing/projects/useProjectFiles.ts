import { documentUploadPath, picturePath, pictureUploadPath } from '@cimiento/contracts';
import type { ProjectDocumentText } from '@cimiento/contracts/fields';
import { createIdempotencyKey } from '@cimiento/session';
import { useRef, useState } from 'react';
import { uploadFile } from '@cimiento/product-ui/upload';

/** A document that waits for its project to be saved. A retry sends the same key, so that it is stored once. */
export type ChosenDocument = ProjectDocumentText & { file: File; key: string };

/** The main picture and the documents that were chosen in the form of a project, which are sent when it is saved. */
export function useProjectFiles() {
  const [picture, setPicture] = useState<File | null>(null);
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const sent = useRef(new Map<File, string>());

  const send = async (path: string, file: File, fields: Record<string, string>, key: string): Promise<number> => {
    const options = { fields, headers: { 'Idempotency-Key': key }, onProgress: setProgress };
    try {
      return (await uploadFile<{ id: number }>(path, file, options)).id;
    } finally {
      setProgress(null);
    }
  };

  /** Sends the picture, once. Returns its address. */
  const sendPicture = async (projectId: number, file: File): Promise<string> => {
    const known = sent.current.get(file);
    if (known !== undefined) return known;
    const address = picturePath(projectId, await send(pictureUploadPath(projectId), file, {}, createIdempotencyKey()));
    sent.current.set(file, address);
    return address;
  };

  /** Sends the documents, each once. */
  const sendDocuments = async (projectId: number): Promise<void> => {
    for (const { file, key, title, kind, visibility } of documents) {
      if (sent.current.has(file)) continue;
      await send(documentUploadPath(projectId), file, { title, kind, visibility }, key);
      sent.current.set(file, title);
    }
  };

  return { picture, setPicture, documents, setDocuments, progress, sendPicture, sendDocuments };
}

export type ProjectFiles = ReturnType<typeof useProjectFiles>;
