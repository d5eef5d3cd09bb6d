import { messages } from '@cimiento/contracts';
import { In } from 'typeorm';
import type { AccountTokens } from '../../access/account-tokens/account-tokens';
import { logUpdate } from '../../access/audit-log/audit-writer';
import type { Actor, Reader } from '../../platform/request';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import type { PaginatedList } from '../../platform/database/list/list-config';
import { ListQueryBuilder } from '../../platform/database/list/list-query-builder';
import { getForUpdate } from '../../platform/database/row-lock';
import { ExpectedError, notFound } from '../../platform/errors';
import { markAsWritten } from '../../platform/outbox/enqueue';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { writeEmail } from './email-handler';
import { type EmailListArgs, type EmailSort, emailListConfig } from './emails.list';
import { emailTopic } from './enqueue-email';
import type { RenderedEmail } from './render-email';

/** In place of the token of a link: who reads an e-mail in the back office must not be able to follow it. */
const hiddenToken = 'oculto';

type LoggedEmail = Pick<OutboxMessage, 'id' | 'subject' | 'status' | 'attempts'>;

/** The part that an audit entry keeps for ever: no recipient and no text. */
const toLogged = ({ id, subject, status, attempts }: LoggedEmail): LoggedEmail => ({ id, subject, status, attempts });

/** Administration of e-mails: read them, and send again those that were not sent. */
export class EmailsService {
  private readonly lists: ListQueryBuilder<OutboxMessage, EmailSort, 'status' | 'topic'>;

  constructor(
    private readonly database: Database,
    private readonly tokens: AccountTokens,
    private readonly config: Pick<GatewayConfig, 'email' | 'company' | 'environment'>,
  ) {
    this.lists = new ListQueryBuilder(database, emailListConfig);
  }

  /** A page of the back office list. @throws VALIDATION_FAILED when the search, offset or limit is out of range. */
  search(readBy: Reader, request: EmailListArgs): PaginatedList<OutboxMessage> {
    return this.lists.getPage(readBy, { ...request, topic: emailTopic });
  }

  /** @throws NOT_FOUND */
  async get(id: number): Promise<OutboxMessage> {
    const email = await this.database.reader.findOneBy(OutboxMessage, { id, topic: emailTopic });
    if (!email) throw notFound();
    return email;
  }

  /** The e-mail as its user reads it. Links show their token in demonstration mode only, where no mail server sends it. */
  render(email: OutboxMessage): RenderedEmail {
    const isShown = this.config.environment !== 'production' && this.config.email.smtpUrl === null;
    return writeEmail(email, isShown ? this.tokens : { reveal: () => hiddenToken }, this.config);
  }

  /** Sends an e-mail that was held or given up, and logs it. @throws NOT_FOUND, CONFLICT when it was sent or is being sent. */
  async replay(id: number, by: Actor): Promise<OutboxMessage> {
    await this.get(id);
    await this.database.transaction(async (manager) => {
      const before = await getForUpdate(manager, OutboxMessage, id);
      const { affected } = await manager.update(
        OutboxMessage,
        { id, status: In(['held', 'dead']) },
        { status: 'pending', attempts: 0, dueAt: Date.now(), finishedAt: null, error: null },
      );
      if (affected !== 1) throw new ExpectedError('CONFLICT', messages.emailSettled);
      const after = { ...before, status: 'pending', attempts: 0 } as const;
      await logUpdate<LoggedEmail>({ manager, entity: OutboxMessage, by }, toLogged(before), toLogged(after));
      markAsWritten(manager);
    });
    return this.get(id);
  }
}
