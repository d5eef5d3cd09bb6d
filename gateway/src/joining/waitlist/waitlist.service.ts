import { messages, type ConsentPurpose } from '@cimiento/contracts';
import { waitlistSchema, type WaitlistRequest as NewRequest } from '@cimiento/contracts/schemas';
import { normalizeText } from '../../platform/normalize-text';
import type { Database } from '../../platform/database';
import { isUniqueViolation } from '../../platform/database/driver-error';
import { parseInput } from '../../platform/errors';
import type { RateLimitService } from '../../platform/rate-limit/rate-limit.service';
import { recordConsents } from '../consents/record-consents';
import { WaitlistRequest } from './waitlist-request.entity';

const toRow = (request: NewRequest): Omit<WaitlistRequest, 'id'> => ({
  ...request,
  emailKey: normalizeText(request.email),
  investmentRange: request.investmentRange ?? null,
  socialProfiles: request.socialProfiles ?? null,
  referralSource: request.referralSource ?? null,
  invitationCode: request.invitationCode ?? null,
  createdAt: new Date(),
  status: 'pending',
});

/** Requests for an invitation. */
export class WaitlistService {
  /** @param rateLimit counts the valid requests of an address; null where they have no limit. */
  constructor(
    private readonly database: Database,
    private readonly rateLimit: RateLimitService | null,
  ) {}

  /**
   * Stores a request. If the e-mail has one already, the first request stays and the answer is the same, so that nobody learns who
   * is on the list.
   * @throws VALIDATION_FAILED, TOO_MANY_REQUESTS after too many of one address
   */
  async join(input: unknown, address: string | undefined): Promise<string> {
    const request = parseInput(waitlistSchema, input);
    await this.rateLimit?.consumeWaitlistRequest(address);
    try {
      await this.database.transaction(async (manager) => {
        const row = manager.create(WaitlistRequest, toRow(request));
        await manager.insert(WaitlistRequest, row);
        const purposes: ConsentPurpose[] = request.receiveNews ? ['waitlist', 'news'] : ['waitlist'];
        await recordConsents(manager, { requestId: row.id }, 'waitlist', purposes);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'waitlist_request', 'emailKey')) throw error;
    }
    return messages.waitlistReceived;
  }
}
