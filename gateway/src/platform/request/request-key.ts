import type { ApiKeyScope } from '@cimiento/contracts';
import type { Viewer } from './viewer';

/** The API key of a request: whose rights it has, and which of them. */
export type RequestKey = {
  id: number;
  scopes: readonly ApiKeyScope[];
  /** The administrator in whose name it acts. */
  viewer: Viewer;
  /** SHA-256 of the key, which stands for it in the audit log. */
  hash: string;
};

const keys = new WeakMap<object, RequestKey>();

/** Notes that a request was authenticated by a key. */
export const setRequestKey = (request: object, key: RequestKey): void => void keys.set(request, key);

/** The key that a request was authenticated by; null with a session, or with nothing. */
export const getRequestKey = (request: object): RequestKey | null => keys.get(request) ?? null;
