import { logSettingChange } from '../audit-log/audit-writer';
import type { Database } from '../database';
import { Setting } from './setting.entity';

const invitationRequired = 'invitationRequired';

/** Switches of the whole product. */
export class SettingsService {
  constructor(private readonly database: Database) {}

  /** Whether registering takes an invitation code; true until somebody turned it off (design §4). */
  async invitationRequired(): Promise<boolean> {
    const setting = await this.database.reader.findOneBy(Setting, { name: invitationRequired });
    return setting?.value !== 'false';
  }

  /** Turns the need of an invitation code on or off; `by` is the administrator. */
  async setInvitationRequired(required: boolean, by: number): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await manager.findOneBy(Setting, { name: invitationRequired });
      await manager.upsert(Setting, { name: invitationRequired, value: String(required) }, ['name']);
      await logSettingChange(
        manager,
        by,
        { invitationRequired: before?.value !== 'false' },
        { invitationRequired: required },
      );
    });
  }
}
