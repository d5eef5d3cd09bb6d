import { Field, Int, ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { IdColumn, LongTextColumn, TextColumn } from '../../platform/database/columns';

/** A blog article. */
@ObjectType({ description: 'A blog article.' })
@Entity('post')
@Index('UQ_post_slug', ['slug'], { unique: true })
@Index('IDX_post_title', ['title'])
export class Post {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: "Last part of the article's URL: lowercase, without accents, unique." })
  @TextColumn(200)
  slug!: string;

  @Field(() => String)
  @TextColumn(200)
  title!: string;

  @Field(() => String)
  @TextColumn(500)
  excerpt!: string;

  @Field(() => String, { description: 'Text with paragraphs separated by blank lines.' })
  @LongTextColumn()
  content!: string;

  @Field(() => String, { nullable: true })
  @TextColumn(500, { nullable: true })
  imageUrl!: string | null;
}
