import { createHmac } from 'node:crypto';
import type { FundsOrigin } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import type { Encryption } from '../../platform/encryption';

/** Part that a reviewer refuses: an answer, a kind of document, or null for the whole. The address is an answer and a document. */
export type IdentityReason = { field: string | null; reason: string; isDocument?: boolean };
/** A factor of the risk with its points, as they were when it was assessed. */
export type RiskFactor = { factor: string; points: number };

/** Encrypted part of a case. */
export type SealedFile = {
  profile: IdentityProfile;
  /** The answers of the last submission, by which a correction is known; absent before it. */
  submitted?: IdentityProfile;
  /** SHA-256 of the declaration that was accepted; null without one. */
  declaration: string | null;
  reasons: IdentityReason[];
  factors: RiskFactor[];
  /** Key of the fingerprints of matches. It stays with the file, so that decisions outlive IDENTITY_SECRET. */
  comparisonKey: string;
};

/** Origin of funds that needs a document. */
export const undocumentedOrigins: readonly FundsOrigin[] = ['sale', 'other'];

/** Contexts that each encrypted part is bound to, so that it is read as nothing else. */
export const fileContext = (userId: number): string => `identity:${userId}`;
export const documentContext = (caseId: number, kind: string): string => `identity-document:${caseId}:${kind}`;
export const reasonContext = (caseId: number): string => `identity-reason:${caseId}`;
export const alertContext = (userId: number): string => `alert:${userId}`;

/** Keyed hash of what two people are compared by. */
export const hashComparison = ({ comparisonKey }: Pick<SealedFile, 'comparisonKey'>, text: string): string =>
  createHmac('sha256', comparisonKey).update(text).digest('hex');

/** Encrypts identity files, each for the one person whose it is: it cannot be read as somebody else's. */
export class IdentitySeal {
  constructor(private readonly encryption: Encryption) {}

  sealFile(userId: number, file: SealedFile): string {
    return this.encryption.encrypt(JSON.stringify(file), fileContext(userId));
  }

  /** @throws UnreadableSecretError when no secret opens it */
  openFile({ userId, sealed }: { userId: number; sealed: string }): SealedFile {
    return JSON.parse(this.encryption.decrypt(sealed, fileContext(userId))) as SealedFile;
  }

  sealDocument(caseId: number, kind: string, bytes: Buffer): Buffer {
    return this.encryption.encryptBytes(bytes, documentContext(caseId, kind));
  }

  /** @throws UnreadableSecretError when no secret opens it */
  openDocument(caseId: number, kind: string, bytes: Buffer): Buffer {
    return this.encryption.decryptBytes(bytes, documentContext(caseId, kind));
  }

  sealReason(caseId: number, reason: string): string {
    return this.encryption.encrypt(reason, reasonContext(caseId));
  }

  openReason(caseId: number, sealed: string): string {
    return this.encryption.decrypt(sealed, reasonContext(caseId));
  }

  /** Reason for which an alert about a user was closed. */
  sealAlert(userId: number, reason: string): string {
    return this.encryption.encrypt(reason, alertContext(userId));
  }

  openAlert(userId: number, sealed: string): string {
    return this.encryption.decrypt(sealed, alertContext(userId));
  }

  /** Hash of a number of identity, by which another account with it is found. */
  hashNumber(idNumber: string): string {
    return this.encryption.hash(idNumber, 'identity number');
  }
}
