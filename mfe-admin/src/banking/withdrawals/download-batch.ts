import { brand } from '@cimiento/contracts';
import { saveFile } from '@cimiento/ui';
import type { BatchRowFragment } from './withdrawals.generated';

/** Saves the file of a batch for the bank. */
export const downloadBatch = ({ id, content }: BatchRowFragment): void =>
  saveFile(content, `retiros-${brand.name.toLowerCase()}-lote-${id}.csv`);
