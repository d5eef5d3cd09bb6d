import type { ProjectStatus, PropertyType } from '@cimiento/contracts';
import type { ProjectInput as Contract } from '@cimiento/contracts/schemas';
import { Field, InputType, Int } from 'type-graphql';
import { ProjectStatusEnum, PropertyTypeEnum } from '../graphql/enums';
import { CalendarDateScalar, DollarsScalar } from '../graphql/scalars';

@InputType({ description: 'A project as an administrator writes it, whole.' })
export class ProjectInput implements Contract {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => String, { description: 'Address of the picture.' })
  image!: string;

  @Field(() => String)
  location!: string;

  @Field(() => ProjectStatusEnum, { nullable: true, description: 'available unless told otherwise.' })
  status!: ProjectStatus;

  @Field(() => DollarsScalar)
  funded!: number;

  @Field(() => DollarsScalar)
  target!: number;

  @Field(() => String, { description: "Percent, as decimal text: '12' or '8.5'." })
  annualReturn!: string;

  @Field(() => DollarsScalar)
  minInvestment!: number;

  @Field(() => String)
  term!: string;

  @Field(() => PropertyTypeEnum, { nullable: true, description: 'residencial unless told otherwise.' })
  propertyType!: PropertyType;

  @Field(() => DollarsScalar, { nullable: true })
  currentValuation!: number | null;

  @Field(() => Int, { nullable: true })
  totalInvestors!: number;

  @Field(() => CalendarDateScalar, { nullable: true })
  fundedDate!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true })
  exitDate!: string | null;
}
