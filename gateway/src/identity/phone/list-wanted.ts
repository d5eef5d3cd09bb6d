import { getNeededDocuments, type IdentityDocumentKind, optionalDocuments } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { assertOpen, findAskedDocuments } from '../cases/allowed-changes';
import { createFile } from '../cases/identity-file';
import { IdentityCase } from '../records';
import { listCurrentDocuments } from '../records/current-documents';
import type { IdentitySeal } from '../records/identity-seal';
import type { IdentityPhoneDocument } from './identity-phone.types';

/** The documents that a user may upload now, without anything that they answered. @throws CONFLICT once the identity was submitted */
export async function listWanted(
  reader: EntityManager,
  seal: IdentitySeal,
  userId: number,
): Promise<IdentityPhoneDocument[]> {
  const own = await reader.findOneBy(IdentityCase, { userId });
  assertOpen(own ?? { state: 'draft' });
  const { profile, reasons } = own ? seal.openFile(own) : createFile();
  const current = own ? await listCurrentDocuments(reader, own.id) : [];
  const needed: readonly IdentityDocumentKind[] = getNeededDocuments(profile.kind, profile.idKind);
  const asked = own?.state === 'needs_more' ? findAskedDocuments(reasons) : null;
  return (asked ?? [...needed, ...optionalDocuments]).map((kind) => ({
    kind,
    state: current.find((document) => document.kind === kind)?.state ?? null,
    isOptional: asked === null && !needed.includes(kind),
  }));
}
