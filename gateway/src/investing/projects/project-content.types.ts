import { Field, Int, ObjectType } from 'type-graphql';

/** A content that the caller may read, and how it is served. */
@ObjectType({ description: 'A project file that the caller may read.' })
export class ProjectContent {
  @Field(() => String, { description: 'SHA-256 hash of the content, in hexadecimal.' })
  sha256!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  size!: number;

  @Field(() => String)
  contentType!: string;

  @Field(() => String)
  fileName!: string;
}
