import type {
  PasswordChangeInput as PasswordContract,
  ProfileInput as ProfileContract,
} from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a person may change of themselves; the username and the role stay.' })
export class ProfileInput implements ProfileContract {
  @Field(() => String)
  fullName!: string;

  @Field(() => String)
  email!: string;
}

@InputType({ description: 'A new password, with the present one as proof.' })
export class PasswordChangeInput implements PasswordContract {
  @Field(() => String)
  currentPassword!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  newPassword!: string;
}
