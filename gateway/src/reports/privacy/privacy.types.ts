import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A file with everything that is held of a person.' })
export class DataExport {
  @Field(() => String, { description: 'Name of the file.' })
  name!: string;

  @Field(() => String)
  contentType!: string;

  @Field(() => String, { description: 'The ZIP, in base64.' })
  content!: string;
}
