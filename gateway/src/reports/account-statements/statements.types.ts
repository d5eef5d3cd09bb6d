import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar, SignedMoneyScalar } from '../../platform/graphql';

/** A statement as anybody with its code sees it: nothing of its user. */
@ObjectType({
  description: "A genuine account statement, as shown to anyone who has its code. The owner's name is never included.",
})
export class StatementVerification {
  @Field(() => String, { description: 'Statement number, for example EC-2025-000042.' })
  number!: string;

  @Field(() => Int)
  year!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => CalendarDateScalar, { description: 'Last day covered by the statement.' })
  throughOn!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => SignedMoneyScalar, { description: 'Closing value.' })
  total!: string;

  @Field(() => String, { description: 'SHA-256 hash of the genuine PDF, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Statement number of the latest version; null if this is the latest version.',
  })
  laterNumber!: string | null;

  @Field(() => Int, { nullable: true, description: 'Latest version number; null if this is the latest version.' })
  laterVersion!: number | null;
}

@ObjectType({ description: 'The PDF of an account statement.' })
export class StatementContent {
  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 hash of the PDF, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { description: 'The PDF, encoded in Base64.' })
  base64!: string;
}

@ObjectType({ description: 'Preview of issuing the account statements for a year to all eligible users.' })
export class StatementIssuePreview {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, {
    description: 'Number of eligible users (with a movement or an investment by the end of the year).',
  })
  people!: number;

  @Field(() => Int, { description: 'Number of eligible users who already have a statement for the whole year.' })
  existing!: number;

  @Field(() => Int, { description: 'Number of statements to issue.' })
  total!: number;
}

/** The progress of a statement batch. */
@ObjectType({ description: 'Progress of a batch of account statements.' })
export class StatementProgress {
  @Field(() => Int)
  queued!: number;

  @Field(() => Int)
  ready!: number;

  @Field(() => Int)
  failed!: number;
}
