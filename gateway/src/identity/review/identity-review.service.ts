import { identityMessages, maxIdentitySubmissions, riskLevel } from '@cimiento/contracts';
import type { IdentityDecisionInput } from '@cimiento/contracts/fields';
import { identityDecisionSchema, identityMatchSchema, identityReasonSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { formatName, User, type ApprovalRequest } from '../../access/records';
import type { Database } from '../../platform/database';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput } from '../../platform/errors';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { Actor } from '../../platform/request';
import { writeCase } from '../cases/identity-file';
import { noteStep } from '../cases/identity-step';
import { listCurrentDocuments } from '../records/current-documents';
import { IdentityCase, IdentityDocument, IdentityMatch } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { assessRisk } from '../risk/assess-risk';
import {
  assertClaimed,
  assertNotClaimed,
  assertReviewable,
  assertWaits,
  getClaimEnd,
  lockReviewable,
} from './case-claim';
import { assertCaseUnchanged, getCaseRevision } from './case-revision';
import { assertMayDecide, decideCase, needsSecond } from './decide-case';
import { identityCaseListConfig, type IdentityCaseSort } from './identity-cases.list';
import { logCase, logMatch } from './log-case';

/** The payload of an approval by a second reviewer. Nothing of the file is readable in it. */
type HighApproval = { caseId: number; userId: number; revision: string };

const toSubject = (caseId: number): string => `identity:${caseId}`;

/** Reason of an approval that was overtaken by another decision. */
const overtaken = 'El caso se decidió de otra forma.';

const freed = { claimedBy: null, claimedUntil: null };

/** Reviews of identities: claimed, decided, suspended and opened again by staff, never by their own person. */
export class IdentityReviewService {
  readonly lists: ListQueryBuilder<IdentityCase, IdentityCaseSort, 'state'>;

  constructor(
    private readonly database: Database,
    private readonly seal: IdentitySeal,
    private readonly approvals: ApprovalsService,
    private readonly idempotency: IdempotencyService,
  ) {
    this.lists = new ListQueryBuilder(database, identityCaseListConfig);
    // The payload was validated before it was stored, and its hash is checked before it is executed.
    approvals.register('identity_high', {
      execute: (manager, payload, by) => this.approveHigh(manager, payload as HighApproval, by),
      describe: (reader, payload) => this.describe(reader, payload as HighApproval),
      findSubject: (payload) => (payload as HighApproval).userId,
    });
  }

  /** A submitted case. @throws NOT_FOUND, FORBIDDEN for one's own */
  async get(id: number, reviewerId: number): Promise<IdentityCase> {
    const found = await getOrThrow(this.database.reader, IdentityCase, id);
    assertReviewable(found, reviewerId);
    return found;
  }

  /** The approval by a second reviewer that a case waits for. */
  findPendingApproval(id: number): Promise<ApprovalRequest | null> {
    return this.approvals.findPending('identity_high', toSubject(id));
  }

  /**
   * Keeps a case for its reviewer for half an hour; once more prolongs it.
   * @throws NOT_FOUND, FORBIDDEN for one's own and while another reviewer holds it, CONFLICT when it waits for no decision
   */
  claim(id: number, by: Actor): Promise<IdentityCase> {
    return this.change({ claim: id }, id, by, async (manager, found) => {
      assertWaits(found);
      await assertNotClaimed(manager, found, by.userId);
      const values = { state: 'in_review' as const, claimedBy: by.userId, claimedUntil: getClaimEnd() };
      const after = await writeCase(manager, this.seal, found, values);
      if (found.claimedBy !== by.userId)
        await noteStep(manager, this.seal, { caseId: id, kind: 'claimed', authorId: by.userId });
      await logCase(manager, by, found, after);
      return after;
    });
  }

  /**
   * Decides about a case that its reviewer holds. Approving one of high risk, or of a politically exposed person, waits for a second
   * reviewer.
   * @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own and while another reviewer holds it; CONFLICT without the claim, when the
   * case changed, or a possible match keeps it from being approved; APPROVAL_PENDING
   */
  async decide(id: number, input: unknown, revision: string | null | undefined, by: Actor): Promise<IdentityCase> {
    const values = parseInput(identityDecisionSchema, input);
    const sent = { decide: id, ...values, revision: revision ?? null };
    await this.approvals.assertNotProposed('identity_high', sent, by);
    if (values.decision === 'approve' && (await this.asksSecond(id))) return this.propose(id, values, sent, by);
    return this.change(sent, id, by, async (manager, found) => {
      await assertClaimed(manager, found, by.userId);
      assertCaseUnchanged(found, revision);
      if (values.decision === 'approve' && needsSecond(found, this.seal.openFile(found).profile))
        throw conflict(identityMessages.caseChanged);
      await this.withdrawApproval(manager, id, by);
      return decideCase(manager, this.seal, { found, values, by });
    });
  }

  /**
   * Decides whether an entry of a list is the person.
   * @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own and while another reviewer holds the case, CONFLICT when it was decided
   */
  async decideMatch(caseId: number, matchId: number, input: unknown, by: Actor): Promise<IdentityCase> {
    const { decision, reason } = parseInput(identityMatchSchema, input);
    return this.change({ match: matchId, decision, reason }, caseId, by, async (manager, found) => {
      await assertNotClaimed(manager, found, by.userId);
      const match = await getForUpdate(manager, IdentityMatch, matchId);
      if (match.caseId !== caseId) throw notFound();
      if (match.decision !== null) throw conflict(identityMessages.matchDecided);
      const sealedReason = this.seal.sealReason(caseId, reason);
      const values = { decision, decidedBy: by.userId, decidedAt: new Date(), sealedReason };
      await manager.update(IdentityMatch, { id: matchId }, values);
      await logMatch(manager, by, match, { ...match, ...values });
      const kind = decision === 'same' ? ('match_same' as const) : ('match_other' as const);
      await noteStep(manager, this.seal, { caseId, kind, authorId: by.userId, reason });
      // A cleared match is a factor of the risk.
      await assessRisk({ seal: this.seal }, manager, found);
      return getOrThrow(manager, IdentityCase, caseId);
    });
  }

  /**
   * Ends an approval at once: the money of its person stays where it is, and they are not told.
   * @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT when it is not approved
   */
  async suspend(id: number, input: unknown, by: Actor): Promise<IdentityCase> {
    const { reason } = parseInput(identityReasonSchema, input);
    return this.change({ suspend: id, reason }, id, by, async (manager, found) => {
      if (found.state !== 'approved') throw conflict(identityMessages.notSuspendable);
      const now = new Date();
      const values = { state: 'suspended' as const, decidedBy: by.userId, decidedAt: now, suspendedAt: now, ...freed };
      const after = await writeCase(manager, this.seal, found, values);
      await noteStep(manager, this.seal, { caseId: id, kind: 'suspended', authorId: by.userId, reason });
      await logCase(manager, by, found, after);
      return after;
    });
  }

  /**
   * Opens a case again that is over, or that its person may no longer submit: its documents are decided anew. After a suspension the money stays
   * where it is until an approval.
   * @throws VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for one's own, CONFLICT in another state
   */
  async reopen(id: number, input: unknown, by: Actor): Promise<IdentityCase> {
    const { reason } = parseInput(identityReasonSchema, input);
    return this.change({ reopen: id, reason }, id, by, async (manager, found) => {
      if (!mayReopen(found)) throw conflict(identityMessages.notReopenable);
      const file = { ...this.seal.openFile(found), reasons: [] };
      const values = { file, state: 'in_review' as const, submissions: 0, expiresOn: null, ...freed };
      const after = await writeCase(manager, this.seal, found, values);
      for (const document of await listCurrentDocuments(manager, id))
        await manager.update(IdentityDocument, { id: document.id }, { state: 'pending', sealedReason: null });
      await noteStep(manager, this.seal, { caseId: id, kind: 'reopened', authorId: by.userId, reason });
      await logCase(manager, by, found, after);
      return after;
    });
  }

  private change(
    sent: object,
    id: number,
    by: Actor,
    work: (manager: EntityManager, found: IdentityCase) => Promise<IdentityCase>,
  ): Promise<IdentityCase> {
    return this.idempotency.runOnce(by, IdentityCase, sent, async (manager) =>
      work(manager, await lockReviewable(manager, id, by.userId)),
    );
  }

  private async asksSecond(id: number): Promise<boolean> {
    const found = await getOrThrow(this.database.reader, IdentityCase, id);
    return needsSecond(found, this.seal.openFile(found).profile);
  }

  private async propose(id: number, values: IdentityDecisionInput, sent: object, by: Actor): Promise<never> {
    const { reader } = this.database;
    const found = await this.get(id, by.userId);
    await assertClaimed(reader, found, by.userId);
    assertCaseUnchanged(found, (sent as { revision: string | null }).revision);
    await assertMayDecide(reader, this.seal, { found, values });
    const payload: HighApproval = { caseId: id, userId: found.userId, revision: getCaseRevision(found) };
    const person = await getOrThrow(reader, User, found.userId);
    const summary = `Aprobar la identidad de ${person.fullName}, de riesgo ${riskLevel[found.risk ?? 'high'].label.toLowerCase()}`;
    const { reason } = values;
    // Encrypted with the steps of the case: a payload, and what is read of it, are not.
    const note = (manager: EntityManager) =>
      noteStep(manager, this.seal, { caseId: id, kind: 'proposed', authorId: by.userId, reason });
    const action = { kind: 'identity_high', subject: toSubject(id), summary, payload, input: sent, note } as const;
    return this.approvals.propose(action, by);
  }

  private async approveHigh(
    manager: EntityManager,
    { caseId, revision }: HighApproval,
    by: Actor,
  ): Promise<IdentityCase> {
    const found = await lockReviewable(manager, caseId, by.userId);
    assertWaits(found);
    assertCaseUnchanged(found, revision);
    const current = await listCurrentDocuments(manager, caseId);
    const values: IdentityDecisionInput = {
      decision: 'approve',
      documents: current.map((document) => ({ id: document.id, accepted: true, reason: null })),
      answers: [],
      missingDocuments: [],
      reason: null,
    };
    return decideCase(manager, this.seal, { found, values, by });
  }

  private async describe(reader: EntityManager, { caseId, userId, revision }: HighApproval): Promise<ApprovalDetail[]> {
    const found = await reader.findOneBy(IdentityCase, { id: caseId });
    const person = await reader.findOneBy(User, { id: userId });
    const risk = found?.risk ?? null;
    return [
      { label: 'Usuario', value: person ? formatName(person) : `#${userId}` },
      { label: 'Caso', value: `#${caseId}, versión ${revision}` },
      { label: 'Riesgo', value: risk === null ? 'Sin evaluar' : riskLevel[risk].label },
      { label: 'Factores de riesgo', value: String(found ? this.seal.openFile(found).factors.length : 0) },
    ];
  }

  private async withdrawApproval(manager: EntityManager, id: number, by: Actor): Promise<void> {
    const pending = await this.findPendingApproval(id);
    if (pending) await this.approvals.withdraw(manager, pending.id, overtaken, by);
  }
}

/** Whether staff may open a case again. */
const mayReopen = ({ state, submissions }: IdentityCase): boolean =>
  state === 'rejected' ||
  state === 'expired' ||
  state === 'suspended' ||
  (state === 'needs_more' && submissions >= maxIdentitySubmissions);
