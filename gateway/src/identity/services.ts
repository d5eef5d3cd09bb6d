import type { AccessServices } from '../access/services';
import type { BooksServices } from '../books/services';
import { Encryption } from '../platform/encryption';
import type { Base, PlatformServices } from '../platform/services';
import { IdentityService } from './cases/identity.service';
import { IdentityDocumentsService } from './documents/identity-documents.service';
import { IdentityDocumentViews } from './review/identity-document-views';
import { IdentityGate } from './gate/identity-gate';
import { IdentityPhonesService } from './phone/identity-phones.service';
import { IdentitySeal } from './records/identity-seal';
import { IdentityReviewService } from './review/identity-review.service';
import { RiskService } from './risk/risk.service';
import { HolderNames } from './screening/holder-names';
import { ScreeningListsService } from './screening/screening-lists.service';
import { ThresholdsService } from './thresholds/thresholds.service';

export function createIdentity(
  { database, config }: Base,
  { files, fileReaders, idempotency, prepareUpload, rateLimit }: PlatformServices,
  { accountTokens: tokens, approvals, securityEvents }: AccessServices,
  _books: BooksServices,
) {
  const seal = new IdentitySeal(new Encryption(config.identitySecrets));
  return {
    holderNames: new HolderNames(seal),
    identities: new IdentityService(database, seal, idempotency, tokens),
    identityDocuments: new IdentityDocumentsService({ database, seal, files, idempotency, prepareUpload }),
    identityDocumentViews: new IdentityDocumentViews({ database, seal, files, readers: fileReaders }),
    identityGate: new IdentityGate(config.identityRequired),
    identityPhones: new IdentityPhonesService({ database, seal, tokens, rateLimit, securityEvents, config }),
    identityReview: new IdentityReviewService(database, seal, approvals, idempotency),
    identitySeal: seal,
    identityThresholds: new ThresholdsService(database),
    risk: new RiskService(database, seal),
    screeningLists: new ScreeningListsService(database, fileReaders),
  };
}

export type IdentityServices = ReturnType<typeof createIdentity>;
