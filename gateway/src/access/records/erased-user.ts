import type { User } from './user.entity';

// A domain that never exists: nothing can be sent to it.
const domain = 'eliminado.invalid';

/** Address of a user whose account was erased. */
export const toErasedEmail = (userId: number): string => `eliminado-${userId}@${domain}`;

/** Whether the account of a user was erased: there is nobody to notify. */
export const isErased = ({ email }: Pick<User, 'email'>): boolean => email.endsWith(`@${domain}`);

/** SQL of a condition: the account was not erased. @param email a column */
export const notErasedSql = (email: string): string => `${email} NOT LIKE '%@${domain}'`;
