import { randomBytes } from 'node:crypto';
import type { Viewer } from '../../platform/request';
import type { GatewayConfig } from '../../platform/config/config';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { notFound } from '../../platform/errors';
import { sha256 } from '../../platform/sha256';
import { CalendarLink, User } from '../../access/records';
import { toCalendarFile } from './calendar-file';
import type { RentCalendarService } from './rent-calendar.service';
import type { CalendarLink as OwnLink, NewCalendarLink } from './rent-calendar.types';

/** Private links to rent calendars: the owner of a link reads the rents of one user, and nothing else. */
export class CalendarLinksService {
  constructor(
    private readonly database: Database,
    private readonly calendar: RentCalendarService,
    private readonly config: Pick<GatewayConfig, 'email'>,
  ) {}

  /** The viewer's link, without its token; null when there is none. */
  findOwn({ id: userId }: Viewer): Promise<OwnLink | null> {
    return this.database.reader.findOneBy(CalendarLink, { userId });
  }

  /** Makes a new link for the viewer; a former one stops working at once. */
  async renew({ id: userId }: Viewer): Promise<NewCalendarLink> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = new Date();
    const replace = () =>
      this.database.transaction(async (manager) => {
        await manager.delete(CalendarLink, { userId });
        await manager.insert(CalendarLink, { userId, tokenHash: sha256(token), createdAt });
      });
    // Of two renewals at once the second finds the link of the first at its second attempt.
    await replace().catch((error: unknown) => {
      if (!isUniqueViolation(error, 'calendar_link', 'userId')) throw error;
      return replace();
    });
    return { token, createdAt };
  }

  /** Ends the viewer's link, if there is one. */
  async revoke({ id: userId }: Viewer): Promise<boolean> {
    const { affected } = await this.database.transaction((manager) => manager.delete(CalendarLink, { userId }));
    return affected === 1;
  }

  /** The calendar file behind a link. @throws NOT_FOUND when the link does not exist, was revoked, or its account is disabled. */
  async readFile(token: string): Promise<string> {
    const link = await this.database.reader.findOneBy(CalendarLink, { tokenHash: sha256(token) });
    const owner = link && (await this.database.reader.findOneBy(User, { id: link.userId }));
    if (!owner || owner.disabledAt) throw notFound();
    const months = await this.calendar.listForFeed(owner.id);
    return toCalendarFile(months, new URL(this.config.email.origin).hostname, new Date());
  }
}
