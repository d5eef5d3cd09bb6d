import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One fact about an action that waits for approval.' })
export class ApprovalDetail {
  @Field(() => String, { description: 'In Spanish, for example Precio de venta.' })
  label!: string;

  @Field(() => String, { description: 'The value, formatted for display.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The value when the action was proposed, if it has changed since; otherwise null.',
  })
  former?: string | null;
}
