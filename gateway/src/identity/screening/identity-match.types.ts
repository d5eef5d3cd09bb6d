import type { MatchDecision, ScreeningListKind } from '@cimiento/contracts';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MatchDecisionEnum, ScreeningListKindEnum } from '../records';

/** A possible match, as reviewers read it. */
@ObjectType('IdentityMatch', { description: 'A possible match of a person with an entry of a list.' })
export class IdentityMatchView {
  @Field(() => Int)
  id!: number;

  @Field(() => String, { description: 'Name on the list.' })
  name!: string;

  @Field(() => ScreeningListKindEnum, { description: 'Source of the list.' })
  list!: ScreeningListKind;

  @Field(() => Float, { description: 'Likeness from 0 to 1; 1 with an equal document number too.' })
  score!: number;

  @Field(() => MatchDecisionEnum, { nullable: true, description: 'Decision; null until a reviewer decides.' })
  decision!: MatchDecision | null;

  @Field(() => String, { nullable: true, description: 'Reason of the decision; null without one.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of birth as the list states it; null if it states none, or the entry is gone.',
  })
  entryBirthDate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country as the list states it; null if it states none, or the entry is gone.',
  })
  entryCountry!: string | null;
}
