import { Field, ObjectType } from 'type-graphql';

/** The file of a batch. */
@ObjectType({ description: 'The CSV file of a journal batch.' })
export class JournalBatchContent {
  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 hash of the file, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { description: 'The CSV file, encoded in Base64.' })
  base64!: string;
}
