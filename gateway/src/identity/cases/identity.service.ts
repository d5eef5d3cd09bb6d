import { createHash } from 'node:crypto';
import {
  findIdentityGaps,
  fundsDeclaration,
  identityMessages,
  isIdentityOpenToPerson,
  maxIdentitySubmissions,
  today,
} from '@cimiento/contracts';
import { identitySchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { AccountTokens } from '../../access/account-tokens/account-tokens';
import { notify } from '../../messages/notifications/notify';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { assertRevision } from '../../platform/database/revision';
import { conflict, parseInput, validationFailed } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor, Viewer } from '../../platform/request';
import { listCurrentDocuments } from '../records/current-documents';
import { IdentityCase } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { assessRisk } from '../risk/assess-risk';
import { screenCase } from '../screening/screen-case';
import { assertAnswersAllowed, assertCorrected, assertOpen } from './allowed-changes';
import { endPhones } from './end-phones';
import { createFile, getIdentityRevision, findLockedCase, toIdentity, writeCase } from './identity-file';
import { noteStep } from './identity-step';
import type { Identity } from './identity.types';

const declarationHash = createHash('sha256').update(fundsDeclaration).digest('hex');

/** Draft of a user without a case. */
const toDraft = (seal: IdentitySeal, userId: number) => ({
  userId,
  state: 'draft' as const,
  risk: null,
  submissions: 0,
  sealed: seal.sealFile(userId, createFile()),
  idNumberHash: null,
  submittedAt: null,
  claimedBy: null,
  claimedUntil: null,
  decidedBy: null,
  decidedAt: null,
  expiresOn: null,
});

/** The locked case of a user, which the first change creates. */
export async function ensureCase(manager: EntityManager, seal: IdentitySeal, userId: number): Promise<IdentityCase> {
  const own = await findLockedCase(manager, userId);
  if (own) return own;
  await manager.insert(IdentityCase, toDraft(seal, userId));
  return manager.findOneByOrFail(IdentityCase, { userId });
}

/** Repeats a change once whose user got a case from another request at the same moment. */
export async function withCase<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!isUniqueViolation(error, 'identity_case', 'userId')) throw error;
    return change();
  }
}

/** The identity of a user, as they answer and submit it. */
export class IdentityService {
  constructor(
    private readonly database: Database,
    private readonly seal: IdentitySeal,
    private readonly idempotency: IdempotencyService,
    private readonly tokens: AccountTokens,
  ) {}

  /** One's own identity; a draft for who has none. */
  async get({ id: userId }: Pick<Viewer, 'id'>): Promise<Identity> {
    const { reader } = this.database;
    return toIdentity(reader, this.seal, await reader.findOneBy(IdentityCase, { userId }));
  }

  /**
   * Stores answers, complete or not.
   * @throws VALIDATION_FAILED; CONFLICT once it was submitted, and for answers that nobody refused
   */
  async save(viewer: Viewer, input: unknown, revision?: string | null): Promise<Identity> {
    const profile = parseInput(identitySchema, input);
    await withCase(() =>
      this.database.transaction(async (manager) => {
        const own = await ensureCase(manager, this.seal, viewer.id);
        const file = this.seal.openFile(own);
        assertRevision(getIdentityRevision(own.state, file.profile), revision);
        assertOpen(own);
        assertAnswersAllowed(own, file, profile);
        await writeCase(manager, this.seal, own, { file: { ...file, profile } });
      }),
    );
    return this.get(viewer);
  }

  /**
   * Hands the identity in for review.
   * @throws VALIDATION_FAILED with what is missing by field; CONFLICT when it waits already, was submitted too often, or what was refused is
   * as it was
   */
  async submit(viewer: Viewer, by: Actor): Promise<Identity> {
    const { caseId, sealed } = await this.idempotency.runAnswerOnce(by, 'identity submission', {}, async (manager) => {
      const own = await findLockedCase(manager, viewer.id);
      if (!own) throw validationFailed(findIdentityGaps(createFile().profile, [], today()));
      await this.submitLocked(manager, own);
      const submitted = await manager.findOneByOrFail(IdentityCase, { id: own.id });
      const answer = JSON.stringify(await toIdentity(manager, this.seal, submitted));
      // Stored for a retry.
      return { caseId: own.id, sealed: this.seal.sealReason(own.id, answer) };
    });
    const first = JSON.parse(this.seal.openReason(caseId, sealed)) as Omit<Identity, 'submittedAt'> & {
      submittedAt: string;
    };
    return { ...first, submittedAt: new Date(first.submittedAt) };
  }

  private async submitLocked(manager: EntityManager, own: IdentityCase): Promise<void> {
    if (!isIdentityOpenToPerson(own.state)) throw conflict(identityMessages.notSubmittable);
    if (own.submissions >= maxIdentitySubmissions) throw conflict(identityMessages.tooOften);
    const file = this.seal.openFile(own);
    const { profile } = file;
    const documents = await listCurrentDocuments(manager, own.id);
    if (own.state === 'needs_more') assertCorrected(file, documents);
    const gaps = findIdentityGaps(
      profile,
      documents.map(({ kind }) => kind),
      today(),
    );
    if (Object.keys(gaps).length > 0) throw validationFailed(gaps);
    const submitted = await writeCase(manager, this.seal, own, {
      file: { ...file, submitted: profile, declaration: declarationHash, reasons: [] },
      state: 'submitted',
      submissions: own.submissions + 1,
      submittedAt: new Date(),
      idNumberHash: this.seal.hashNumber(String(profile.idNumber)),
      claimedBy: null,
      claimedUntil: null,
    });
    await endPhones(manager, this.tokens, own.userId);
    await screenCase({ seal: this.seal }, manager, submitted);
    await assessRisk({ seal: this.seal }, manager, submitted);
    await noteStep(manager, this.seal, { caseId: own.id, kind: 'submitted', authorId: own.userId });
    await notify(manager, { userId: own.userId, kind: 'identity_submitted', facts: {} });
  }
}
