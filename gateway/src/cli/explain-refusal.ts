import { limits } from '@cimiento/contracts';
import type { PasswordPolicy } from '../access/auth/password-policy';
import type { ExpectedError } from '../platform/errors';

/** The rule for passwords that is in force. */
export const describePasswordRule = (policy: PasswordPolicy): string =>
  policy === 'basic'
    ? `must have ${limits.password.min} to ${limits.password.max} characters`
    : `must have ${limits.strictPassword.min} to ${limits.password.max} characters, must not be common or easy to guess, and must not contain the username or the e-mail`;

/** Field of an input → option of the command that sets it, and its rule. */
const fields: Record<string, { option: string; rule: string }> = {
  username: {
    option: '--username',
    rule: `must have ${limits.username.min} to ${limits.username.max} characters without blanks, and no @ unless it is the e-mail`,
  },
  email: { option: '--email', rule: `must be an e-mail address of ${limits.email.max} characters at most` },
  fullName: {
    option: '--full-name',
    rule: `must have ${limits.fullName.min} to ${limits.fullName.max} characters`,
  },
  maxUses: {
    option: '--uses',
    rule: `must be ${limits.invitationUses.min} to ${limits.invitationUses.max}, and 1 with --email`,
  },
  expiresOn: { option: '--days', rule: `must end within ${limits.invitationYears.max} years` },
  bank: { option: '--bank', rule: 'must name the bank' },
  accountType: { option: '--type', rule: 'must be checking or savings' },
  accountNumber: { option: '--number', rule: 'must be the digits of the account' },
  holderName: { option: '--holder', rule: 'must name the holder' },
  holderIdNumber: { option: '--holder-id', rule: 'must be the cédula or RUC of the holder' },
};

/** The English message of a command for a refusal whose own message is for users of the product. */
export function explainRefusal({ message, extensions }: ExpectedError, policy: PasswordPolicy): string {
  const lines = Object.keys(extensions.errors ?? {}).map((field) => {
    if (field === 'password') return `The password ${describePasswordRule(policy)}`;
    const { option, rule } = fields[field] ?? { option: field, rule: 'is not valid' };
    return `${option} ${extensions.code === 'CONFLICT' ? 'is in use already' : rule}`;
  });
  return lines.length > 0 ? lines.join('\n') : message;
}
