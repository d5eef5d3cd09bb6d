import { brand, type BatchFormat } from '@cimiento/contracts';
import { Field, ObjectType } from 'type-graphql';
import { createBatchSpreadsheet } from './batch-spreadsheet';
import type { ReadFile } from './withdrawal-batches.service';

const contentTypes: Record<BatchFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@ObjectType({ description: 'The payment file of a withdrawal batch.' })
export class WithdrawalBatchFile {
  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: 'Its MIME type.' })
  contentType!: string;

  @Field(() => String, { description: 'The file in Base64.' })
  base64!: string;

  @Field(() => String, { description: 'SHA-256 of the CSV, in hexadecimal, regardless of the format that was read.' })
  sha256!: string;
}

/** The file in the format that was asked for. */
export const toBatchFile = ({ id, content, sha256, format }: ReadFile): WithdrawalBatchFile => ({
  fileName: `retiros-${brand.name.toLowerCase()}-lote-${id}.${format}`,
  contentType: contentTypes[format],
  base64: Buffer.from(format === 'csv' ? content : createBatchSpreadsheet(content)).toString('base64'),
  sha256,
});
