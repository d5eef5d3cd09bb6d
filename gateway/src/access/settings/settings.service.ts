import { logSettingChange } from '../audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { Setting } from '../records';

const invitationRequired = 'invitationRequired';

/** Global settings. */
export class SettingsService {
  constructor(private readonly database: Database) {}

  /** Whether registration requires an invitation code; true by default. */
  async invitationRequired(): Promise<boolean> {
    const setting = await this.database.reader.findOneBy(Setting, { name: invitationRequired });
    return setting?.value !== 'false';
  }

  /** Sets whether registration requires an invitation code. Logs who did it. */
  async setInvitationRequired(required: boolean, by: Actor): Promise<void> {
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
