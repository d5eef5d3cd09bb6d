import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One fact of an action that waits for approval, as people read it.' })
export class ApprovalDetail {
  @Field(() => String, { description: 'In Spanish, such as Precio de venta.' })
  label!: string;

  @Field(() => String, { description: 'The value, as people read it.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it said when the action was proposed, if that has changed since; null otherwise.',
  })
  former?: string | null;
}
