import { resolve } from 'node:path';
import { openFolder } from './folder-store';
import type { Store } from './store';
import { openUrl } from './url-store';

const leaseMs = 10_000;

export const isUrl = (to: string): boolean => /^https?:\/\//.test(to);

/** Opens the store in a folder, or on a WebDAV server (deploy/nginx/releases.conf), whose Authorization header is in `RELEASE_AUTHORIZATION`. */
export const openStore = (to: string): Store =>
  isUrl(to) ? openUrl(to, process.env.RELEASE_AUTHORIZATION, leaseMs) : openFolder(resolve(to), leaseMs);
