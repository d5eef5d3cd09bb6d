/** Whether this browser makes passkeys; only over https, and on localhost. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function' && window.isSecureContext;

/** Whether the user closed the browser's own dialog about a passkey, or let it time out. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Reason why this browser made no passkey, and what to do; null where the browser is not the reason. */
export function describePasskeyFailure(error: unknown): string | null {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError')
    return 'Este dispositivo ya tiene una passkey de tu cuenta: úsala para entrar, o crea la nueva en otro dispositivo.';
  if (name === 'NotAllowedError')
    return 'Lo cancelaste, o pasó demasiado tiempo. Inténtalo de nuevo y confirma en tu dispositivo.';
  if (name === 'AbortError')
    return 'El navegador interrumpió la espera. Cierra otras pestañas que pidan tu passkey e intenta de nuevo.';
  return null;
}

const toBytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)).buffer;

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

type Descriptor = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] };
type CreationOptions = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};
type RequestOptions = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
  allowCredentials?: Descriptor[];
};

const toDescriptors = (list: readonly Descriptor[] = []): PublicKeyCredentialDescriptor[] =>
  list.map(({ id, type, transports }) => ({ id: toBytes(id), type, ...(transports && { transports }) }));

const describe = ({ id, rawId, type }: PublicKeyCredential, response: object): string =>
  JSON.stringify({ id, rawId: toText(rawId), type, clientExtensionResults: {}, response });

/** Makes a passkey. Takes the server's options and returns the answer for it, both as JSON. @throws when the user cancels */
export async function createPasskey(options: string): Promise<string> {
  const { challenge, user, excludeCredentials, ...rest } = JSON.parse(options) as CreationOptions;
  const credential = await navigator.credentials.create({
    publicKey: {
      ...rest,
      challenge: toBytes(challenge),
      user: { ...user, id: toBytes(user.id) },
      excludeCredentials: toDescriptors(excludeCredentials),
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was made');
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('no passkey was made');
  return describe(credential, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    transports: response.getTransports(),
  });
}

/** Signs with a passkey. Takes the server's options and returns the answer for it, both as JSON. @throws when the user cancels */
export async function signWithPasskey(options: string): Promise<string> {
  const { challenge, allowCredentials, ...rest } = JSON.parse(options) as RequestOptions;
  const credential = await navigator.credentials.get({
    publicKey: { ...rest, challenge: toBytes(challenge), allowCredentials: toDescriptors(allowCredentials) },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey signed');
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('no passkey signed');
  return describe(credential, {
    clientDataJSON: toText(response.clientDataJSON),
    authenticatorData: toText(response.authenticatorData),
    signature: toText(response.signature),
    userHandle: response.userHandle === null ? null : toText(response.userHandle),
  });
}
