import { paymentReferenceSchema } from '@cimiento/contracts/schemas';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType({
  description:
    'How a row of a file identifies what it pays: by ids, e-mail or names. Omit anything the file does not state.',
})
export class PaymentReferencesInput {
  @Field(() => String, { defaultValue: '', description: 'Id of the investment.' })
  investment!: string;

  @Field(() => String, { defaultValue: '', description: 'Id, e-mail or full name of the person.' })
  user!: string;

  @Field(() => String, { defaultValue: '', description: 'Id or name of the project.' })
  project!: string;
}
variableSchemas.set('PaymentReferencesInput', paymentReferenceSchema);

@ObjectType({ description: 'Reasons in Spanish why a row cannot be recorded; null for fields without a fault.' })
export class PaymentReferenceFaults {
  @Field(() => String, { nullable: true })
  investmentId?: string | null;

  @Field(() => String, { nullable: true })
  userId?: string | null;

  @Field(() => String, { nullable: true })
  projectId?: string | null;
}

@ObjectType({ description: 'Records identified by a row of a file; an id is null if it has a fault.' })
export class PaymentReference {
  @Field(() => Int, { nullable: true })
  investmentId!: number | null;

  @Field(() => Int, { nullable: true })
  userId!: number | null;

  @Field(() => Int, { nullable: true })
  projectId!: number | null;

  @Field(() => String, { nullable: true, description: 'Full name of the person.' })
  userName!: string | null;

  @Field(() => String, { nullable: true })
  projectName!: string | null;

  @Field(() => PaymentReferenceFaults)
  faults!: PaymentReferenceFaults;
}
