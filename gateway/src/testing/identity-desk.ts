import { addDays, getNeededDocuments, type IdentityDocumentKind, type IdentityState, today } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import sharp from 'sharp';
import type { User } from '../access/records';
import { createFile } from '../identity/cases/identity-file';
import { IdentityCase, type IdentityDocument } from '../identity/records';
import { SpooledFile } from '../platform/files/spooled-file';
import { Upload } from '../platform/files/upload';
import { toViewer } from '../platform/request/viewer';
import { createActor } from './fixtures';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

/** Answers of a person that lack nothing. */
export const completeAnswers = {
  kind: 'person',
  legalName: 'María Torres Paz',
  idKind: 'cedula',
  idNumber: '1710034065',
  country: 'EC',
  birthDate: '1988-04-12',
  address: 'Av. Amazonas 120, Quito',
  phone: '0991234567',
  occupation: 'Arquitecta',
  idExpiresOn: null,
  nationality: 'EC',
  pep: 'none',
  pepDetail: null,
  fundsOrigin: 'salary',
  expectedYearly: '5000.00',
  declarationAccepted: true,
  representative: null,
  representativeIdNumber: null,
  appointmentEndsOn: null,
  owners: [],
} as const satisfies IdentityProfile;

/** The desk's selection of one's own identity. */
export const identitySelection =
  'state legalName idNumber reasons { field reason } warnings expiresOn submittedAt submissionsLeft place';

/** The desk's selection of a case. */
export const caseSelection =
  'id userId state risk legalName revision claimedBy expiresOn documents { id kind state reason } matches { id decision } history { kind authorName reason } warnings profile { state legalName }';

/** A small picture. */
export const createPicture = (color = '#8a6d3b'): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 120, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** A user with their identity, and what they do with it. */
export type Applicant = { user: User; client: TestClient };

/** Identities: answered, documented and submitted by users, and reviewed by staff. */
export class IdentityDesk {
  constructor(
    private readonly served: TestGateway,
    private readonly reviewer: TestClient,
  ) {}

  async applicant(): Promise<Applicant> {
    const user = await this.served.fixtures.user();
    return { user, client: await this.served.signedIn(user.username) };
  }

  save({ client }: Applicant, changed: object = {}) {
    return client.send('saveMyIdentity', { input: { ...completeAnswers, ...changed } }, identitySelection);
  }

  read({ client }: Applicant) {
    return client.send('myIdentity', {}, identitySelection);
  }

  submit({ client }: Applicant, headers: Record<string, string> = {}) {
    return client.send('submitMyIdentity', {}, identitySelection, headers);
  }

  /** Uploads a document as REST does: without the reading of its bytes in another process, unless it is stated. */
  async upload({ user }: Applicant, kind: IdentityDocumentKind, bytes?: Buffer): Promise<IdentityDocument> {
    const file = SpooledFile.of(bytes ?? (await createPicture()));
    try {
      const upload = new Upload('foto.jpg', file);
      return await this.served.gateway.services.identityDocuments.upload(
        toViewer(user),
        { kind },
        upload,
        createActor(user.id),
      );
    } finally {
      file.close();
    }
  }

  /** A user who submitted their identity, with all its documents. */
  async submitted(changed: object = {}): Promise<Applicant & { id: number }> {
    const applicant = await this.applicant();
    await this.save(applicant, changed);
    const { kind, idKind } = { ...completeAnswers, ...(changed as Partial<IdentityProfile>) };
    for (const document of getNeededDocuments(kind, idKind)) await this.upload(applicant, document);
    const answer = await this.submit(applicant);
    if (answer.state !== 'submitted') throw new Error(`not submitted: ${JSON.stringify(answer)}`);
    const { id } = await this.getCase(applicant.user);
    return { ...applicant, id };
  }

  claim(id: number, by = this.reviewer) {
    return by.send('claimIdentityCase', { id }, caseSelection);
  }

  get(id: number, by = this.reviewer) {
    return by.send('identityCase', { id }, caseSelection);
  }

  /** Decides a case; all its documents are accepted unless stated. */
  async decide(id: number, decision: string, changed: object = {}, by = this.reviewer, revision?: string) {
    const { documents = [] } = (await this.get(id, by)) as { documents?: { id: number }[] };
    const accepted = documents.map((document) => ({ id: document.id, accepted: true }));
    const input = { decision, documents: accepted, ...changed };
    return by.send('decideIdentityCase', { id, input, ...(revision && { revision }) }, caseSelection);
  }

  /** A user whose identity is approved. */
  async approved(changed: object = {}): Promise<Applicant & { id: number }> {
    const applicant = await this.submitted(changed);
    await this.claim(applicant.id);
    const answer = await this.decide(applicant.id, 'approve');
    if (answer.state !== 'approved') throw new Error(`not approved: ${JSON.stringify(answer)}`);
    return applicant;
  }

  suspend(id: number, by = this.reviewer) {
    return by.send('suspendIdentity', { id, reason: 'Orden de la UAFE' }, caseSelection);
  }

  reopen(id: number, by = this.reviewer) {
    return by.send('reopenIdentity', { id, reason: 'Se revisa otra vez' }, caseSelection);
  }

  getCase({ id: userId }: User): Promise<IdentityCase> {
    return this.served.reader.findOneByOrFail(IdentityCase, { userId });
  }
}

/** Gives a user an identity in a state, without the steps that lead there. */
export async function setIdentity({ gateway }: TestGateway, { id: userId }: User, state: IdentityState): Promise<void> {
  const { database, services } = gateway;
  const file = { ...createFile(), profile: completeAnswers };
  const decided = { decidedBy: 1, decidedAt: new Date(), expiresOn: addDays(today(), 300) };
  const values = {
    userId,
    state,
    risk: 'low' as const,
    submissions: 1,
    sealed: services.identitySeal.sealFile(userId, file),
    idNumberHash: null,
    submittedAt: new Date(),
    claimedBy: null,
    claimedUntil: null,
    suspendedAt: state === 'suspended' ? new Date() : null,
    ...decided,
  };
  await database.transaction(async (manager) => {
    await manager.delete(IdentityCase, { userId });
    await manager.insert(IdentityCase, values);
  });
}
