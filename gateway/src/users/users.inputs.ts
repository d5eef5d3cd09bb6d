import type { Role } from '@cimiento/contracts';
import type { UserInput as NewContract, UserUpdate as ChangeContract } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';
import { RoleEnum } from '../graphql/enums';

@InputType({ description: 'A person as an administrator adds them.' })
export class UserInput implements NewContract {
  @Field(() => String)
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  password!: string;

  @Field(() => RoleEnum, { nullable: true, description: 'user unless told otherwise.' })
  role!: Role;
}

@InputType({ description: 'What an administrator may change of a person; the username stays.' })
export class UserUpdateInput implements ChangeContract {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  fullName!: string;

  @Field(() => RoleEnum)
  role!: Role;

  @Field(() => String, { nullable: true, description: 'A new password; blank or absent keeps the present one.' })
  password?: string;
}
