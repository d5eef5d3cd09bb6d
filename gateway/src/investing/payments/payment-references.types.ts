import { paymentReferenceSchema } from '@cimiento/contracts/schemas';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType({
  description:
    'Identifies what a file row pays, by IDs, e-mail address or names. Omit anything that the file does not state.',
})
export class PaymentReferencesInput {
  @Field(() => String, { defaultValue: '', description: 'ID of the investment.' })
  investment!: string;

  @Field(() => String, { defaultValue: '', description: 'ID, e-mail address or full name of the user.' })
  user!: string;

  @Field(() => String, { defaultValue: '', description: 'ID or name of the project.' })
  project!: string;
}
variableSchemas.set('PaymentReferencesInput', paymentReferenceSchema);

@ObjectType({ description: 'Reasons, in Spanish, why a row cannot be recorded; fields without a fault are null.' })
export class PaymentReferenceFaults {
  @Field(() => String, { nullable: true })
  investmentId?: string | null;

  @Field(() => String, { nullable: true })
  userId?: string | null;

  @Field(() => String, { nullable: true })
  projectId?: string | null;
}

@ObjectType({ description: 'Records identified by a file row; an ID is null if its field has a fault.' })
export class PaymentReference {
  @Field(() => Int, { nullable: true })
  investmentId!: number | null;

  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  projectId!: number | null;

  @Field(() => String, { nullable: true, description: 'Full name of the user.' })
  userName!: string | null;

  @Field(() => String, { nullable: true })
  projectName!: string | null;

  @Field(() => PaymentReferenceFaults)
  faults!: PaymentReferenceFaults;
}
