import type { Credentials, Registration } from '@cimiento/contracts/schemas';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a person signs in with.' })
export class CredentialsInput implements Credentials {
  @Field(() => String)
  username!: string;

  @Field(() => String)
  password!: string;
}

@InputType({ description: 'What a new account is made from.' })
export class RegistrationInput implements Registration {
  @Field(() => String, { description: 'From 3 to 50 characters; unique whatever its case.' })
  username!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  fullName!: string;

  @Field(() => String, { description: 'At least 6 characters.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Required while invitationSettings says so.' })
  invitationCode?: string;
}
