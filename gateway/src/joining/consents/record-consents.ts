import { privacyTextVersion, type ConsentPurpose, type ConsentSource } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { Consent } from './consent.entity';

type Subject = { userId: number } | { requestId: number };

/** Records consents in the transaction of what they allow. */
export async function recordConsents(
  manager: EntityManager,
  subject: Subject,
  source: ConsentSource,
  purposes: readonly ConsentPurpose[],
): Promise<void> {
  const givenAt = new Date();
  for (const purpose of purposes)
    await manager.insert(Consent, { ...subject, purpose, source, textVersion: privacyTextVersion, givenAt });
}
