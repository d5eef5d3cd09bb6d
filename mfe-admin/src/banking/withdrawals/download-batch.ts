import { brand } from '@cimiento/contracts';
import { saveFile } from '@cimiento/ui';
import type { BatchRowFragment } from './withdrawals.generated';

const getName = (id: number, extension: string): string =>
  `retiros-${brand.name.toLowerCase()}-lote-${id}.${extension}`;

/** Saves the file of a batch for the bank. */
export const downloadBatch = ({ id, content }: BatchRowFragment): void => saveFile(content, getName(id, 'csv'));

/** Saves the file as a spreadsheet. @param spreadsheet in Base64 */
export const saveSpreadsheet = (id: number, spreadsheet: string): void =>
  saveFile(new Blob([Uint8Array.from(atob(spreadsheet), (sign) => sign.charCodeAt(0))]), getName(id, 'xlsx'));
