import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import Joi from 'joi';

// A key pair's id and its attestation may be long; the body limit of the gateway is longer still.
const bytes = Joi.string()
  .max(20_000)
  .pattern(/^[\w-]*$/);

const createSchema = <Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(parts: Joi.SchemaMap) =>
  Joi.object<Response>({
    id: bytes.required(),
    rawId: bytes.required(),
    type: Joi.valid('public-key').required(),
    clientExtensionResults: Joi.object().default({}),
    response: Joi.object({ clientDataJSON: bytes.required(), ...parts })
      .required()
      .unknown(true),
  }).unknown(true);

const transports = Joi.array()
  .items(Joi.string().pattern(/^[a-z-]{1,20}$/))
  .max(8);
const registration = createSchema<RegistrationResponseJSON>({ attestationObject: bytes.required(), transports });
const authentication = createSchema<AuthenticationResponseJSON>({
  authenticatorData: bytes.required(),
  signature: bytes.required(),
  userHandle: bytes.allow(null),
});

function parse<T>(schema: Joi.ObjectSchema<T>, text: string): T | null {
  try {
    const { value, error } = schema.validate(JSON.parse(text));
    return error ? null : value;
  } catch {
    return null;
  }
}

/** A browser's response after it made a passkey; null if it is anything else. */
export const parseRegistration = (text: string): RegistrationResponseJSON | null => parse(registration, text);

/** A browser's response after it signed with a passkey; null if it is anything else. */
export const parseAuthentication = (text: string): AuthenticationResponseJSON | null => parse(authentication, text);

/** The challenge that was signed; null if it cannot be read. */
export function readChallenge({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    const isObject = typeof data === 'object' && data !== null && 'challenge' in data;
    return isObject && typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
