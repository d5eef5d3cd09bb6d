import type { User } from '../../access/records';

/**
 * The name of a person after their deletion. The address is in a domain that never exists, so nothing can be sent to it, and the hash
 * belongs to a random password that nobody knows.
 */
export const getPseudonym = (userId: number): Pick<User, 'username' | 'fullName' | 'email' | 'passwordHash'> => ({
  username: `eliminado-${userId}`,
  fullName: `Persona eliminada ${userId}`,
  email: `eliminado-${userId}@eliminado.invalid`,
  passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$o3ml6xGckNrAIZlnHYjdxQ$jifUKta6hTdVuVusqEvHHCcg+ObxsSyf22wiYdxStqI',
});
