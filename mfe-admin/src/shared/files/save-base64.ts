import { saveFile } from '@cimiento/ui';

/** Downloads a file that came as base64. */
export const saveBase64 = (base64: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]), name);
