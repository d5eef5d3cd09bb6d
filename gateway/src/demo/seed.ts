import { randomBytes } from 'node:crypto';
import { normalizeText } from '@cimiento/contracts';
import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import { hashPassword } from '../auth/passwords';
import { Post } from '../blog/post.entity';
import type { Database } from '../database';
import { Investment } from '../investments/investment.entity';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { Payment } from '../payments/payment.entity';
import { Project, toProjectColumns } from '../projects/project.entity';
import { User } from '../users/user.entity';
import { WaitlistRequest } from '../waitlist/waitlist-request.entity';
import {
  demoInvestments,
  demoInvitations,
  demoPayments,
  demoPosts,
  demoProjects,
  demoUsers,
  demoWaitlist,
} from './data';
import { seedLedger } from './ledger';

// Databases limit the number of values in one statement.
const rowsPerInsert = 200;

async function insertAll<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(start, start + rowsPerInsert))
      .updateEntity(false)
      .execute();
  }
}

const people = (): Promise<QueryDeepPartialEntity<User>[]> =>
  Promise.all(
    demoUsers.map(async ({ password, createdAt, ...person }) => ({
      ...person,
      usernameKey: normalizeText(person.username),
      emailKey: normalizeText(person.email),
      // Users without a password exist only in lists: nobody can sign in as them.
      passwordHash: await hashPassword(password ?? randomBytes(32).toString('hex')),
      createdAt: new Date(createdAt),
      emailVerifiedAt: new Date(createdAt),
    })),
  );

/** Whether there is no account yet. */
export const isEmpty = async (database: Database): Promise<boolean> => !(await database.reader.exists(User));

/** Fills an empty database with the demonstration data in one transaction. */
export async function seedDemo(database: Database): Promise<void> {
  const users = await people();
  try {
    await insertEverything(database, users);
  } catch (error) {
    // If it is no longer empty, a process that started at the same moment was faster.
    if (await isEmpty(database)) throw error;
  }
}

const insertEverything = (database: Database, users: QueryDeepPartialEntity<User>[]): Promise<void> =>
  database.transaction(async (manager) => {
    await insertAll(manager, User, users);
    await insertAll(manager, Project, demoProjects.map(toProjectColumns));
    await insertAll(manager, Investment, demoInvestments);
    await insertAll(manager, Payment, demoPayments);
    await seedLedger(manager);
    await insertAll(manager, Post, demoPosts);
    await insertAll(
      manager,
      WaitlistRequest,
      demoWaitlist.map((request) => ({
        ...request,
        emailKey: normalizeText(request.email),
        createdAt: new Date(request.createdAt),
      })),
    );
    await insertAll(
      manager,
      InvitationCode,
      demoInvitations.map(({ expiresAt, createdAt, ...code }) => ({
        ...code,
        codeKey: normalizeText(code.code),
        expiresAt: expiresAt === null ? null : new Date(expiresAt),
        createdAt: new Date(createdAt),
      })),
    );
  });
