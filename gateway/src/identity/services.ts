import type { AccessServices } from '../access/services';
import type { BooksServices } from '../books/services';
import { Encryption } from '../platform/encryption';
import type { Base, PlatformServices } from '../platform/services';
import { IdentityGate } from './gate/identity-gate';
import { IdentitySeal } from './records/identity-seal';
import { RiskService } from './risk/risk.service';
import { HolderNames } from './screening/holder-names';
import { IdentityMatchesService } from './screening/identity-matches.service';
import { ScreeningListsService } from './screening/screening-lists.service';
import { ThresholdsService } from './thresholds/thresholds.service';

export function createIdentity(
  { database, config }: Base,
  { fileReaders }: PlatformServices,
  _access: AccessServices,
  _books: BooksServices,
) {
  const identitySeal = new IdentitySeal(new Encryption(config.identitySecrets));
  return {
    identitySeal,
    holderNames: new HolderNames(identitySeal),
    identityGate: new IdentityGate(config.identityRequired),
    identityMatches: new IdentityMatchesService(database, identitySeal),
    identityThresholds: new ThresholdsService(database),
    risk: new RiskService(database, identitySeal),
    screeningLists: new ScreeningListsService(database, fileReaders),
  };
}

export type IdentityServices = ReturnType<typeof createIdentity>;
