import { foldText, limits, messages } from '@cimiento/contracts';
import type { PasswordPolicy } from '../../platform/config/config';
import { validationFailed } from '../../platform/errors';
import { isEasy } from './password-strength';

export type { PasswordPolicy };

/** Words that a password must not repeat. */
type Person = { username: string; email: string };

const minDigits = 12;
const isShortNumber = (text: string): boolean => /^\d+$/.test(text) && text.length < minDigits;

const minNamePart = 3;

/** Whether the password has the username or the e-mail's own part in it. */
function repeatsPerson(folded: string, { username, email }: Person): boolean {
  const [name = ''] = email.split('@', 1);
  return [username, name].map(foldText).some((part) => part.length >= minNamePart && folded.includes(part));
}

async function findFault(password: string, person: Person): Promise<string | null> {
  const folded = foldText(password.normalize('NFC'));
  if (password.length < limits.strictPassword.min) return messages.strictPassword;
  if (repeatsPerson(folded, person)) return messages.passwordRepeatsName;
  return isShortNumber(password) || (await isEasy(folded, password)) ? messages.passwordTooCommon : null;
}

async function findFaultUnder(policy: PasswordPolicy, password: string, person: Person): Promise<string | null> {
  if (policy === 'basic') return null;
  const isBreached = policy !== 'strict' && policy.has(password);
  return (await findFault(password, person)) ?? (isBreached ? messages.passwordBreached : null);
}

/** @throws VALIDATION_FAILED at `field` when the policy does not allow this user the password. */
export async function assertPasswordAllowed(
  policy: PasswordPolicy,
  password: string,
  person: Person,
  field = 'password',
): Promise<void> {
  const fault = await findFaultUnder(policy, password, person);
  if (fault) throw validationFailed({ [field]: fault });
}
