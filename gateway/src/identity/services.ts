import type { AccessServices } from '../access/services';
import type { BooksServices } from '../books/services';
import { Encryption } from '../platform/encryption';
import type { Base, PlatformServices } from '../platform/services';
import { IdentityGate } from './gate/identity-gate';
import { IdentitySeal } from './records/identity-seal';

export function createIdentity(
  { config }: Base,
  _platform: PlatformServices,
  _access: AccessServices,
  _books: BooksServices,
) {
  const identitySeal = new IdentitySeal(new Encryption(config.identitySecrets));
  return { identitySeal, identityGate: new IdentityGate(config.identityRequired) };
}

export type IdentityServices = ReturnType<typeof createIdentity>;
