import type { Database } from '../../platform/database';
import { getMachineTime } from '../../platform/machine-time';
import { Setting } from '../../access/records';

/** Name of the setting that states how many days the clock of a sandbox is ahead. */
export const daysSetting = 'sandboxDays';

const dayMs = 24 * 3_600_000;
// Other processes of the sandbox learn of a move within this time.
const pollMs = 1000;

/**
 * The clock of a sandbox: the machine's, whole days ahead. It replaces the global Date of the process, so that everything that asks for the
 * time gets the sandbox's. Timers and `getMachineTime` stay with the machine.
 */
export class SandboxClock {
  private days = 0;
  private timer: NodeJS.Timeout | null = null;
  private readonly machineDate = Date;
  private readonly now = (): number => getMachineTime() + this.days * dayMs;
  // A proxy, because the instances are then those of the engine: Dates of the database driver are `instanceof` it too.
  private readonly date = new Proxy(Date, {
    construct: (target, values: [], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [this.now()] : values, newTarget) as Date,
    apply: (target) => new target(this.now()).toString(),
    get: (target, name, receiver): unknown => (name === 'now' ? this.now : Reflect.get(target, name, receiver)),
  });

  /** Replaces the Date of the process until `uninstall`, and follows the moves of other processes. */
  async install(database: Database): Promise<void> {
    const load = async () => {
      const setting = await database.reader.findOneBy(Setting, { name: daysSetting });
      this.set(Number(setting?.value ?? 0));
    };
    await load();
    globalThis.Date = this.date;
    // During an outage the clock stays as it is.
    this.timer = setInterval(() => void load().catch(() => undefined), pollMs).unref();
  }

  /** Gives the process the machine's Date back. */
  uninstall(): void {
    if (this.timer) clearInterval(this.timer);
    if (globalThis.Date === this.date) globalThis.Date = this.machineDate;
  }

  /** Sets how many days it is ahead. It never goes back: what was read before a move may arrive after it. */
  set(days: number): void {
    this.days = Math.max(this.days, days);
  }
}
