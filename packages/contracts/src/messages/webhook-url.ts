import { findUrl } from '../values/text';

/** Whether a text can be the address of an endpoint: http or https, without credentials and fragment. */
export function isWebhookUrl(text: string): boolean {
  const url = findUrl(text);
  if (!url) return false;
  const { protocol, username, password, hash } = url;
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === '';
}
