import { toErasedEmail, type User } from '../../access/records';

/**
 * The name of a person after their deletion. The hash belongs to a random password that nobody knows.
 */
export const getPseudonym = (userId: number): Pick<User, 'username' | 'fullName' | 'email' | 'passwordHash'> => ({
  username: `eliminado-${userId}`,
  fullName: `Persona eliminada ${userId}`,
  email: toErasedEmail(userId),
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$o3ml6xGckNrAIZlnHYjdxQ$jifUKta6hTdVuVusqEvHHCcg+ObxsSyf22wiYdxStqI',
});
