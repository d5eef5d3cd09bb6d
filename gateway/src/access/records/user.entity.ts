import { roles, staffRoles, type Role, type StaffRole } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Allows, AllowsKey } from '../../platform/request';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, oneOfCheck, TextColumn, UpdatedAtColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum, TimeField } from '../../platform/graphql';

export const RoleEnum = registerEnum('Role', roles, 'Access level of a user.', { user: 'An investor.' });

export const StaffRoleEnum = registerEnum(
  'StaffRole',
  staffRoles,
  "An administrator's job, which determines their permissions.",
);

/** A user account. */
@AllowsKey('users:read')
@ObjectType({ description: 'A user account.' })
@Entity('users')
@Index('IDX_users_updatedAt_id', ['updatedAt', 'id'])
@Index('UQ_users_usernameKey', ['usernameKey'], { unique: true })
@Index('UQ_users_emailKey', ['emailKey'], { unique: true })
@Index('IDX_users_fullName', ['fullName'])
@Index('IDX_users_role', ['role'])
@Index('IDX_users_createdAt', ['createdAt'])
@Check('CHK_users_role', oneOfCheck('role', roles))
@Check('CHK_users_staffRole', oneOfCheck('staffRole', staffRoles))
export class User {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Unique (case-insensitive). Cannot be changed.' })
  @TextColumn(50)
  username!: string;

  /** The normalized username. Up to three times as long, because normalization can lengthen a text. */
  @TextColumn(150)
  usernameKey!: string;

  @Field(() => String, { description: 'E-mail address; unique (case-insensitive).' })
  @TextColumn(254)
  email!: string;

  /** The normalized e-mail. */
  @TextColumn(762)
  emailKey!: string;

  /** On MariaDB its collation ignores case and accents, so its index has the order of the back office's list. */
  @Field(() => String)
  @TextColumn(120)
  fullName!: string;

  /** argon2id in PHC format. Only read where it is selected by name. */
  @TextColumn(255, { select: false })
  passwordHash!: string;

  @Field(() => RoleEnum)
  @TextColumn(20)
  role!: Role;

  @Field(() => StaffRoleEnum, { nullable: true, description: "The administrator's job; null for investors." })
  @TextColumn(20, { nullable: true })
  staffRole!: StaffRole | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the account was disabled; null if it is not disabled.',
  })
  @InstantColumn({ nullable: true })
  disabledAt!: Date | null;

  /** The moment since which signing in requires a second factor; set exactly while there is one (`SecondFactorChanges`). */
  @Allows('admin')
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a second factor was added to the account; null if the account has none.',
  })
  @InstantColumn({ nullable: true })
  secondFactorAt!: Date | null;

  /** When the user proved to read the e-mail; null for one that nobody has confirmed. */
  @InstantColumn({ nullable: true })
  emailVerifiedAt!: Date | null;

  /** The moment until which a password set by an administrator can be exchanged for the user's own; null for their own. */
  @InstantColumn({ nullable: true })
  oneTimePasswordUntil!: Date | null;

  /** The e-mail that staff set, while it waits: see `PendingEmailsService`. */
  @Allows('users:read')
  @Field(() => String, {
    nullable: true,
    description:
      'New e-mail address set by staff, pending until its owner confirms it and the owner of the current address has had 24 hours to stop the change; null if there is none.',
  })
  @TextColumn(254, { nullable: true })
  pendingEmail!: string | null;

  /** When the present address was notified of the pending e-mail. */
  @InstantColumn({ nullable: true })
  pendingEmailAt!: Date | null;

  /** When the pending e-mail was confirmed before it may take effect; null until then. */
  @InstantColumn({ nullable: true })
  pendingEmailConfirmedAt!: Date | null;

  /** When staff set the e-mail; null once its owner registered, changed or confirmed it. */
  @InstantColumn({ nullable: true })
  staffEmailAt!: Date | null;

  /** When staff last changed name, e-mail, password or second factor: withdrawals wait for 72 hours. */
  @InstantColumn({ nullable: true })
  accessChangedAt!: Date | null;

  /** When others last reset the access of the account; for 72 hours it decides nothing (`assertMayDecide`). */
  @InstantColumn({ nullable: true })
  recoveredAt!: Date | null;

  @TimeField()
  @UpdatedAtColumn()
  updatedAt?: Date | null;
}
