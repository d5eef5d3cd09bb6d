import { saveFile } from '@cimiento/ui';

/** Saves a file that is given in Base64. */
export const saveBase64 = (base64: string, name: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]), name);
