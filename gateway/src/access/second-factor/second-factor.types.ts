import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';
import { Passkey } from '../records';

@ObjectType({ description: "Second-factor protection of the signed-in user's account." })
export class SecondFactorStatus {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the authenticator app was set up; null if there is none.',
  })
  totpSince!: Date | null;

  @Field(() => [Passkey], { description: 'The passkeys, oldest first.' })
  passkeys!: Passkey[];

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether this account must have a second factor.' })
  isRequired!: boolean;

  @Field(() => Boolean, { description: 'Whether passkeys can be added at the current web address.' })
  canAddPasskeys!: boolean;
}

@ObjectType({ description: "The secret for an authenticator app, shown until the app's first code confirms it." })
export class TotpEnrolment {
  @Field(() => String, { description: 'The secret in base32, for manual entry.' })
  secret!: string;

  @Field(() => String, { description: 'The URI encoded in the QR code.' })
  uri!: string;

  @Field(() => Int, { description: 'Width and height of the QR code, in modules.' })
  qrSize!: number;

  @Field(() => String, { description: 'The dark modules of the QR code, as an SVG path.' })
  qrPath!: string;
}

@ObjectType({ description: 'Recovery codes, shown only once.' })
export class RecoveryCodes {
  @Field(() => [String], {
    description: 'Each code can be used to sign in once. Empty if the user keeps the existing codes.',
  })
  codes!: string[];
}
