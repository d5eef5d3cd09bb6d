import type { RiskLevel } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { RiskLevelEnum } from '../records';

@ObjectType({ description: 'A person whose risk level changed rules would change.' })
export class RiskChange {
  @Field(() => Int)
  userId!: number;

  @Field(() => String, { description: 'Name of the user; their ID without `users:read`.' })
  userName!: string;

  @Field(() => RiskLevelEnum, { description: 'Level by the rules in force.' })
  before!: RiskLevel;

  @Field(() => RiskLevelEnum, { description: 'Level by the changed rules.' })
  after!: RiskLevel;
}
