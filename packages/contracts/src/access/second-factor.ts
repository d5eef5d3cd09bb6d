/** The factors besides the password with which a user can sign in. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];
