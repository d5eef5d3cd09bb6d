import { identityContentPath, siteMessages } from '@cimiento/contracts';
import { CallError, getSessionHeaders, getUserMessage } from '@cimiento/session';
import { useEffect, useState } from 'react';

/** A document that is shown: a picture as data, or a PDF that opens in its own tab. */
export type Content = { isPicture: boolean; url: string };

export type ContentState = { content: Content | null; fault: string | null; retry: () => void };

// The policy of the pages allows pictures as data, and none of blobs.
const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new CallError(0, '', 'OFFLINE'));
    reader.readAsDataURL(blob);
  });

async function fetchContent(path: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(path, { headers: getSessionHeaders(), signal });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { message?: string };
    throw new CallError(response.status, problem.message ?? '');
  }
  return { isPicture: true, url: await toDataUrl(await response.blob()) };
}

/**
 * The content of a document. Each time it is read is recorded, so that it is read once while the page is open, and a PDF only when somebody
 * opens it.
 */
export function useDocumentContent(
  caseId: number,
  document: { id: number; contentType: string } | undefined,
): ContentState {
  const [read, setRead] = useState<Readonly<Record<number, Content>>>({});
  const [fault, setFault] = useState<{ id: number; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = document?.id;
  const isPdf = document?.contentType === 'application/pdf';
  const isRead = id !== undefined && id in read;
  useEffect(() => {
    if (id === undefined || isRead || isPdf) return undefined;
    const controller = new AbortController();
    fetchContent(identityContentPath(caseId, id), controller.signal).then(
      (content) => setRead((current) => ({ ...current, [id]: content })),
      (error: unknown) => {
        if (!controller.signal.aborted) setFault({ id, message: getUserMessage(error, siteMessages.offline) });
      },
    );
    return () => controller.abort();
  }, [caseId, id, isPdf, isRead, attempt]);
  if (id === undefined) return { content: null, fault: null, retry: () => undefined };
  const content = isPdf ? { isPicture: false, url: identityContentPath(caseId, id) } : (read[id] ?? null);
  return {
    content,
    fault: fault?.id === id && !content ? fault.message : null,
    retry: () => {
      setFault(null);
      setAttempt(attempt + 1);
    },
  };
}
