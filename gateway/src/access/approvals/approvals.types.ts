import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A detail of an action awaiting approval.' })
export class ApprovalDetail {
  @Field(() => String, { description: "Label in Spanish, for example 'Precio de venta'." })
  label!: string;

  @Field(() => String, { description: 'The value, formatted for display.' })
  value!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Value at the time of the proposal; null if it has not changed since then.',
  })
  former?: string | null;
}
