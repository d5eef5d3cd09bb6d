import { roles, type Role } from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, Index } from 'typeorm';
import { IdColumn, InstantColumn, oneOfCheck, TextColumn } from '../database/columns';
import { RoleEnum } from '../graphql/enums';
import { DateTimeScalar } from '../graphql/scalars';

/** A person with an account. */
@ObjectType({ description: 'A person with an account.' })
@Entity('users')
@Index('UQ_users_usernameKey', ['usernameKey'], { unique: true })
@Index('UQ_users_emailKey', ['emailKey'], { unique: true })
@Index('IDX_users_fullName', ['fullName'])
@Index('IDX_users_role', ['role'])
@Index('IDX_users_createdAt', ['createdAt'])
@Check('CHK_users_role', oneOfCheck('role', roles))
export class User {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @Field(() => String, { description: 'Unique whatever its case; never changes.' })
  @TextColumn(50)
  username!: string;

  /** The username as it is compared; up to three times as long, since composing and lower case can lengthen a text. */
  @TextColumn(150)
  usernameKey!: string;

  @Field(() => String, { description: 'Unique whatever its case.' })
  @TextColumn(254)
  email!: string;

  /** The e-mail as it is compared. */
  @TextColumn(762)
  emailKey!: string;

  /** On MariaDB it is compared as in a dictionary, without regard to case and accents: its index is the order of the back office's list. */
  @Field(() => String)
  @TextColumn(120)
  fullName!: string;

  /** argon2id in PHC form. Left out of every read that does not ask for it by name. */
  @TextColumn(255, { select: false })
  passwordHash!: string;

  @Field(() => RoleEnum)
  @TextColumn(20)
  role!: Role;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
