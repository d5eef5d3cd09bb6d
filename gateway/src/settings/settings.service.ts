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

  /** Turns the need of an invitation code on or off. */
  async setInvitationRequired(required: boolean): Promise<void> {
    await this.database.transaction((manager) =>
      manager.upsert(Setting, { name: invitationRequired, value: String(required) }, ['name']),
    );
  }
}
