import { messages, normalizeText, type Role } from '@cimiento/contracts';
import { userSchema, userUpdateSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { updateWithAudit, logCreate } from '../audit-log/audit-writer';
import { hashPassword } from '../auth/passwords';
import { endOtherSessions } from '../auth/session-store';
import type { Database } from '../database';
import { isUniqueViolation } from '../database/driver-error';
import type { PaginatedList } from '../database/list/list-config';
import { ListQueryBuilder } from '../database/list/list-query-builder';
import { getOrThrow } from '../database/records';
import { rowLock } from '../database/row-lock';
import { parseInput } from '../errors/parse-input';
import { conflict, ExpectedError } from '../errors/expected-error';
import { exportChunk, type ListAfterArgs } from '../graphql/list.inputs';
import type { PageArgs } from '../graphql/page.inputs';
import { User } from './user.entity';
import { userListConfig, type UserListArgs, type UserSort } from './users.list';
import type { UsersService } from './users.service';

/** What administrators do with users: create and edit, but never delete, because users own records of money. */
export class UsersAdminService {
  private readonly lists: ListQueryBuilder<User, UserSort>;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
  ) {
    this.lists = new ListQueryBuilder(database, userListConfig(database.kind));
  }

  /** Users by id. @throws VALIDATION_FAILED when the page is out of range. */
  list(page: PageArgs): Promise<User[]> {
    return this.lists.listAfter(page);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(request: UserListArgs): PaginatedList<User> {
    return this.lists.getPage(request);
  }

  /** The next matching users by id, for an export. @throws VALIDATION_FAILED */
  listAfter(request: ListAfterArgs): Promise<User[]> {
    return this.lists.listAfter({ ...request, limit: exportChunk });
  }

  /** @throws NOT_FOUND */
  get(id: number): Promise<User> {
    return getOrThrow(this.database.reader, User, id);
  }

  /** @throws VALIDATION_FAILED, CONFLICT when the username or e-mail is taken. */
  async create(input: unknown, by: number): Promise<User> {
    const { password, ...values } = parseInput(userSchema, input);
    const passwordHash = await hashPassword(password);
    return this.database.transaction(async (manager) => {
      const user = await this.users.insert(manager, { ...values, passwordHash });
      await logCreate({ manager, entity: User, by }, [user]);
      return user;
    });
  }

  /**
   * Updates a user. A new password or role ends their sessions, except the session of the request.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when the e-mail is taken, the last administrator would lose the role, or the user
   * no longer has the given revision.
   */
  async update(
    id: number,
    input: unknown,
    request: { by: number; sessionId: string },
    revision?: string | null,
  ): Promise<User> {
    const { password, ...values } = parseInput(userUpdateSchema, input);
    const secret = password === undefined ? {} : { passwordHash: await hashPassword(password) };
    try {
      return await this.database.transaction(async (manager) => {
        const before = await this.getForUpdate(manager, id, values.role);
        const columns = { ...values, ...secret, emailKey: normalizeText(values.email) };
        const after = await updateWithAudit({ manager, entity: User, by: request.by }, id, columns, {
          revision,
          extra: password === undefined ? {} : { passwordChanged: true },
        });
        if (password !== undefined || before.role !== after.role)
          await endOtherSessions(manager, id, request.sessionId);
        return after;
      });
    } catch (error) {
      throw isUniqueViolation(error, 'users', 'emailKey') ? conflict({ email: messages.emailTaken }) : error;
    }
  }

  /** Locks all administrators, so that two who remove each other's role run one after the other. Returns the user before the change. */
  private async getForUpdate(manager: EntityManager, id: number, role: Role): Promise<User> {
    const admins = await manager.find(User, {
      where: { role: 'admin' },
      order: { id: 'ASC' },
      ...rowLock(manager),
    });
    if (role !== 'admin' && admins.length === 1 && admins[0]?.id === id)
      throw new ExpectedError('CONFLICT', messages.lastAdmin);
    return admins.find((admin) => admin.id === id) ?? getOrThrow(manager, User, id);
  }
}
