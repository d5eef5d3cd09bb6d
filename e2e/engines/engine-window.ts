import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { defineTools, type Target } from './tools';

/** Repeats work until it succeeds. */
const retry = async <T>(message: string, work: () => Promise<T>): Promise<T> => {
  const results: T[] = [];
  await expect(async () => void results.push(await work()), message).toPass({ intervals: [50], timeout: 30_000 });
  return results[0] as T;
};

/** A user's actions in the window of an engine: every call waits until it can be done. */
export class EngineWindow {
  private readonly faults: string[] = [];

  constructor(private readonly engine: Engine) {}

  async open(address: string): Promise<void> {
    await this.keepFaults();
    await this.engine.open(address);
  }

  async click(target: Target): Promise<void> {
    const point = await this.evaluate<{ x: number; y: number }>(`engineTools.locate(${target})`);
    const actions = [
      { type: 'pointerMove', ...point, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  /** Clicks into a field and types over what it has. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.evaluate(`${target}.select()`);
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }]);
    await this.expectValue(target, text);
  }

  /** Sets the value of a native list or date, whose own windows no program can use. */
  async setValue(target: Target, value: string): Promise<void> {
    await this.evaluate(`engineTools.setValue(${target}, ${JSON.stringify(value)})`);
    await this.expectValue(target, value);
  }

  async chooseFile(target: Target, file: string): Promise<void> {
    await this.expectElement(target);
    await this.engine.chooseFile(target, file);
  }

  /** Expects a text to be shown, anywhere or in an element. */
  async expectText(text: string | RegExp, target: Target = 'document.body'): Promise<void> {
    await retry(`'${String(text)}' in ${target}`, async () => {
      const shown = await this.evaluateOnce<string>(`${target}.innerText`);
      if (text instanceof RegExp) expect(shown).toMatch(text);
      else expect(shown).toContain(text);
    });
  }

  async expectElement(target: Target): Promise<void> {
    await this.evaluate(`Boolean(${target})`);
  }

  async expectAddress(pattern: RegExp): Promise<void> {
    await retry('address', async () =>
      expect(await this.evaluateOnce('location.pathname + location.search')).toMatch(pattern),
    );
  }

  /** Waits until a file has arrived in the folder of downloads, and returns its path. */
  async waitForDownload(name: string): Promise<string> {
    const file = path.join(this.engine.downloads, name);
    await retry(name, async () => expect(existsSync(file) && readFileSync(file).length).toBeGreaterThan(0));
    return file;
  }

  /** Everything that went wrong so far, beside what the pages say. */
  async listFaults(): Promise<string[]> {
    await this.keepFaults();
    return this.faults;
  }

  /** The value of an expression in the page, as soon as it has one. */
  evaluate<T>(expression: string): Promise<T> {
    return retry(expression, () => this.evaluateOnce<T>(expression));
  }

  private async evaluateOnce<T>(expression: string): Promise<T> {
    if (expression.includes('engineTools') && !(await this.engine.evaluate('"engineTools" in window')))
      await this.engine.evaluate(defineTools);
    return this.engine.evaluate<T>(expression);
  }

  private async expectValue(target: Target, value: string): Promise<void> {
    await retry(`value of ${target}`, async () => expect(await this.evaluateOnce(`${target}.value`)).toBe(value));
  }

  private async keepFaults(): Promise<void> {
    const faults = '(window.faults ?? []).splice(0).map((fault) => location.pathname + ": " + fault)';
    this.faults.push(...(await this.engine.evaluate<string[]>(faults)));
  }
}
