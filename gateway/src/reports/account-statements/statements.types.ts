import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar, SignedMoneyScalar } from '../../platform/graphql';

/** A statement as anybody with its code sees it: nothing of its user. */
@ObjectType({ description: 'A genuine account statement, as anyone with its code sees it. It never names its owner.' })
export class StatementVerification {
  @Field(() => String, { description: 'For example, EC-2025-000042.' })
  number!: string;

  @Field(() => Int)
  year!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => CalendarDateScalar, { description: 'Last day covered.' })
  throughOn!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => SignedMoneyScalar, { description: 'Closing value.' })
  total!: string;

  @Field(() => String, { description: 'SHA-256 of the genuine PDF, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { nullable: true, description: 'Number of the latest version; null if this is the latest.' })
  laterNumber!: string | null;

  @Field(() => Int, { nullable: true, description: 'The latest version; null if this is the latest.' })
  laterVersion!: number | null;
}

@ObjectType({ description: 'The PDF of a statement.' })
export class StatementContent {
  @Field(() => String)
  fileName!: string;

  @Field(() => String, { description: 'SHA-256 of the PDF, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { description: 'The PDF in Base64.' })
  base64!: string;
}

@ObjectType({ description: 'Result of issuing the account statements of a year to everyone.' })
export class StatementIssuePreview {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { description: 'People with a movement or an investment by the end of the year.' })
  people!: number;

  @Field(() => Int, { description: 'How many of them already have a statement for the whole year.' })
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
