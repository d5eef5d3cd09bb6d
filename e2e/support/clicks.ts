import { type Locator, test } from '@playwright/test';

/** Counts what a person does for a task in the back office: clicks and taps, but no typing. */
export class Clicks {
  private count = 0;

  constructor(private readonly task: string) {}

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.count += 1;
    await target.selectOption({ label });
  }

  async check(target: Locator): Promise<void> {
    this.count += 1;
    await target.check();
  }

  /** Counts a click that a helper made. */
  add(): void {
    this.count += 1;
  }

  /** Writes the count into the report, and returns it. */
  report(): number {
    test.info().annotations.push({ type: 'clicks', description: `${this.task}: ${this.count}` });
    return this.count;
  }
}
