import { Field, Int, ObjectType } from 'type-graphql';
import { CalendarDateScalar, DateTimeScalar, SignedMoneyScalar } from '../../platform/graphql/scalars';

/** A statement as anybody with its code sees it: nothing of its user. */
@ObjectType({ description: 'A genuine statement, as anyone who has its code sees it. It never names its person.' })
export class StatementVerification {
  @Field(() => String, { description: 'Such as EC-2025-000042.' })
  number!: string;

  @Field(() => Int)
  year!: number;

  @Field(() => Int)
  version!: number;

  @Field(() => CalendarDateScalar, { description: 'Last day that it covers.' })
  throughOn!: string;

  @Field(() => DateTimeScalar)
  createdAt!: Date;

  @Field(() => SignedMoneyScalar, { description: 'Closing value.' })
  total!: string;

  @Field(() => String, { description: 'SHA-256 of the genuine PDF, in hexadecimal.' })
  sha256!: string;

  @Field(() => String, { nullable: true, description: 'Number of the latest version; null when this is it.' })
  laterNumber!: string | null;

  @Field(() => Int, { nullable: true, description: 'The latest version; null when this is it.' })
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

@ObjectType({ description: 'What issuing the statements of a year for everybody would do.' })
export class StatementIssuePreview {
  @Field(() => Int)
  year!: number;

  @Field(() => Int, { description: 'People with a movement or an investment by the end of the year.' })
  people!: number;

  @Field(() => Int, { description: 'Those of them who have the statement of the whole year already.' })
  existing!: number;

  @Field(() => Int, { description: 'Statements that would be issued.' })
  total!: number;
}

/** How far the statements of a batch are. */
@ObjectType({ description: 'How far the statements of a batch are.' })
export class StatementProgress {
  @Field(() => Int)
  queued!: number;

  @Field(() => Int)
  ready!: number;

  @Field(() => Int)
  failed!: number;
}
