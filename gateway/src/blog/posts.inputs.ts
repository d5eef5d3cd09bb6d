import type { PostInput as Contract } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'An article as an administrator writes it, whole.' })
export class PostInput implements Contract {
  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Transliterated and unique.' })
  slug!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String, { description: 'Paragraphs are parted by blank lines.' })
  content!: string;

  @Field(() => String)
  imageUrl!: string;
}
