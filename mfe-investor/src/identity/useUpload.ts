import { identityUploadPath, type IdentityDocumentKind } from '@cimiento/contracts';
import { uploadFile } from '@cimiento/product-ui/upload';
import { getUserMessage, toCallError, useAuth } from '@cimiento/session';
import { answerUnsavedChanges } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { PictureFault, prepareFile, type Prepared } from './picture';

type State = {
  /** The chosen file as it came, and by how many quarters it is turned. */
  source: File | null;
  quarters: number;
  /** The file as it is sent; null while nothing is chosen. */
  prepared: Prepared | null;
  isBusy: boolean;
  /** How much was sent, in percent; null while nothing is. */
  progress: number | null;
  fault: string | null;
  /** The picture that was sent from this page; null without one. */
  sent: string | null;
};

export type Upload = {
  state: State;
  take: (file: File) => void;
  rotate: () => Promise<void>;
  send: () => Promise<void>;
  /** Forgets what was chosen. */
  drop: () => void;
};

const empty: State = {
  source: null,
  quarters: 0,
  prepared: null,
  isBusy: false,
  progress: null,
  fault: null,
  sent: null,
};

const getFault = (error: unknown): string =>
  error instanceof PictureFault
    ? error.message
    : getUserMessage(error, 'No se pudo enviar. Tu imagen sigue aquí: revisa tu conexión y reintenta.');

/** The upload of one document, by default of the signed-in user. A failure keeps what was chosen, and touches no other document. */
export function useUpload(
  kind: IdentityDocumentKind,
  onSent: () => Promise<unknown>,
  path: string = identityUploadPath,
): Upload {
  const { refresh } = useAuth();
  const [state, setState] = useState(empty);
  const change = (next: Partial<State>) => setState((current) => ({ ...current, ...next }));
  const hasUnsent = state.prepared !== null;
  useEffect(() => (hasUnsent ? answerUnsavedChanges(() => true) : undefined), [hasUnsent]);

  const prepare = async (source: File, quarters: number): Promise<void> => {
    change({ isBusy: true, fault: null });
    try {
      change({ source, quarters, prepared: await prepareFile(source, quarters) });
    } catch (error) {
      change({ source: null, prepared: null, fault: getFault(error) });
    }
    change({ isBusy: false });
  };

  const send = async (): Promise<void> => {
    const { prepared } = state;
    if (!prepared) return;
    change({ progress: 0, fault: null });
    try {
      await uploadFile(path, prepared.file, {
        fields: { kind },
        onProgress: (progress) => change({ progress }),
      });
    } catch (error) {
      change({ progress: null, fault: getFault(error) });
      if (toCallError(error).code === 'UNAUTHENTICATED') await refresh();
      return;
    }
    await onSent();
    change({ ...empty, sent: prepared.preview });
  };

  return {
    state,
    take: (file) => void prepare(file, 0),
    rotate: async () => {
      if (state.source) await prepare(state.source, (state.quarters + 1) % 4);
    },
    send,
    drop: () => change({ source: null, prepared: null, quarters: 0, fault: null }),
  };
}
