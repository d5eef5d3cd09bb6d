import { paymentReferenceSchema } from '@cimiento/contracts/schemas';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { variableSchemas } from '../../platform/graphql/variables';

@InputType({
  description: 'How a row of a file names what it pays: by ids, e-mail or names. Leave out what the file does not say.',
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

@ObjectType({ description: 'Why a row cannot be recorded as it stands, in Spanish; null where there is no fault.' })
export class PaymentReferenceFaults {
  @Field(() => String, { nullable: true })
  investmentId?: string | null;

  @Field(() => String, { nullable: true })
  userId?: string | null;

  @Field(() => String, { nullable: true })
  projectId?: string | null;
}

@ObjectType({ description: 'What a row of a file pays; its ids are null where it has a fault.' })
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
