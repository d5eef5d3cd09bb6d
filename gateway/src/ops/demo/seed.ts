import { randomBytes } from 'node:crypto';
import { privacyTextVersion, toCalendarDate, today } from '@cimiento/contracts';
import { type EntityManager, In } from 'typeorm';
import { normalizeText } from '../../platform/normalize-text';
import { hashPassword } from '../../access/auth/passwords';
import { Post } from '../../joining/blog/post.entity';
import type { Database } from '../../platform/database';
import { insertRows } from '../../platform/database/insert-rows';
import { addTokens } from '../../platform/database/search/keep-tokens';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import { Investment, Payment, Project } from '../../investing/records';
import { InvitationCode } from '../../joining/invitations/invitation-code.entity';
import { Consent } from '../../joining/consents/consent.entity';
import { User } from '../../access/records';
import { WaitlistRequest } from '../../joining/waitlist/waitlist-request.entity';
import { insertDemoContent, storeDemoDocuments } from './content';
import { createDemoData, type DemoData } from './data';
import { Encryption } from '../../platform/encryption';
import { IdentitySeal } from '../../identity/records/identity-seal';
import { type DemoIdentityDocument, insertDemoIdentities, storeDemoIdentities } from './identities';
import { seedFees, seedRuns } from './house-money';
import { seedLedger } from './ledger';

type DemoPerson = Partial<User> & Pick<User, 'id'>;

async function createPeople({ users }: DemoData): Promise<DemoPerson[]> {
  // Users without a password exist only in lists: nobody can sign in as them. One hash does for all, since a hash takes most of a first start.
  const unknown = await hashPassword(randomBytes(32).toString('hex'));
  return Promise.all(
    users.map(async ({ password, createdAt, ...person }) => ({
      ...person,
      usernameKey: normalizeText(person.username),
      emailKey: normalizeText(person.email),
      passwordHash: password === null ? unknown : await hashPassword(password),
      createdAt: new Date(createdAt),
      emailVerifiedAt: new Date(createdAt),
    })),
  );
}

/** Whether there is no account yet. */
export const isEmpty = async (database: Database): Promise<boolean> => !(await database.reader.exists(User));

export type DemoOptions = {
  /** The day of the first start, 'YYYY-MM-DD': the last month of payments is the one whose rent is due next. */
  day?: string;
  /** Takes the contents of the documents; without it there are none. */
  files?: FileStore;
  /** Encrypt the identities; without them, or without `files`, there are none. */
  identitySecrets?: readonly string[];
};

/** Fills an empty database with the demonstration data of a day in one transaction. */
export async function seedDemo(
  database: Database,
  { day = today(), files, identitySecrets }: DemoOptions = {},
): Promise<void> {
  const data = createDemoData(day);
  const users = await createPeople(data);
  const stored = files ? await storeDemoDocuments(files) : [];
  const seal = identitySecrets && new IdentitySeal(new Encryption(identitySecrets));
  const identities = files && seal ? { seal, documents: await storeDemoIdentities(files, seal) } : null;
  try {
    await insertEverything(database, users, { data, day, stored, identities });
  } catch (error) {
    // If it is no longer empty, a process that started at the same moment was faster.
    if (await isEmpty(database)) throw error;
  }
}

/** Consents of the demonstration's users, given when they registered or asked for an invitation. */
async function seedConsents(manager: EntityManager, { waitlist }: DemoData): Promise<void> {
  const accounts = await manager.findBy(User, { role: 'user' });
  const emailKeys = waitlist.map(({ email }) => normalizeText(email));
  const requests = await manager.findBy(WaitlistRequest, { emailKey: In(emailKeys) });
  // Nobody accepted a text of a later day.
  const toConsent = (givenAt: Date) => ({
    givenAt,
    textVersion: [privacyTextVersion, toCalendarDate(givenAt)].toSorted()[0],
    withdrawnAt: null,
  });
  await insertRows(manager, Consent, [
    ...accounts.map(({ id: userId, createdAt }) => ({
      ...toConsent(createdAt),
      userId,
      purpose: 'account' as const,
      source: 'registration' as const,
    })),
    ...requests.map(({ id: requestId, createdAt }) => ({
      ...toConsent(createdAt),
      requestId,
      purpose: 'waitlist' as const,
      source: 'waitlist' as const,
    })),
  ]);
}

type Content = {
  data: DemoData;
  day: string;
  stored: readonly StoredFile[];
  identities: { seal: IdentitySeal; documents: readonly DemoIdentityDocument[] } | null;
};

const insertEverything = (
  database: Database,
  users: DemoPerson[],
  { data, day, stored, identities }: Content,
): Promise<void> =>
  database.transaction(async (manager) => {
    await insertRows(manager, User, users);
    await addTokens(manager, 'user', users);
    const publishedAt = new Date();
    await insertRows(
      manager,
      Project,
      [...data.projects, ...data.roundProjects].map((project) => ({ ...project, publishedAt })),
    );
    await addTokens(manager, 'project', [...data.projects, ...data.roundProjects]);
    await insertRows(manager, Investment, data.investments);
    await seedFees(manager, data);
    await insertRows(manager, Payment, data.payments);
    await seedRuns(manager, data);
    await seedLedger(manager, data);
    await insertDemoContent(manager, stored, day);
    await insertRows(manager, Post, data.posts);
    await insertRows(
      manager,
      WaitlistRequest,
      // A visitor of a server without demonstration data, or a command, may have taken the first ids.
      data.waitlist.map(({ id: _id, ...request }) => ({
        ...request,
        emailKey: normalizeText(request.email),
        createdAt: new Date(request.createdAt),
      })),
    );
    await seedConsents(manager, data);
    if (identities) await insertDemoIdentities(manager, identities.seal, identities.documents, day);
    await database.watch.accept(manager, 'demonstration data');
    await insertRows(
      manager,
      InvitationCode,
      data.invitations.map(({ id: _id, expiresAt, createdAt, ...code }) => ({
        ...code,
        codeKey: normalizeText(code.code),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        createdAt: new Date(createdAt),
      })),
    );
  });
