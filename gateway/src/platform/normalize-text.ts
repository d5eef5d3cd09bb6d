import { domainToUnicode } from 'node:url';

const address = /^([^\s@]+)@([^\s@]+)$/;
const isInternational = /[^\x20-\x7e]|xn--/;

/**
 * The form in which usernames and e-mails are compared: without case. Some browsers send the domain of an e-mail as 'xn--and-6ma2c.example',
 * others as 'ñandú.example': both are the latter here.
 */
export function normalizeText(input: string): string {
  const text = input.trim().normalize('NFC').toLowerCase();
  const [, name, domain = ''] = address.exec(text) ?? [];
  return isInternational.test(domain) ? `${name}@${domainToUnicode(domain) || domain}` : text;
}
