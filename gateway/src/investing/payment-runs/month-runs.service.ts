import { monthRunsPreviewSchema, monthRunsSchema, type MonthRun } from '@cimiento/contracts/schemas';
import { ExpectedError, parseInput } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import type { MonthRunPreview, MonthRunResult } from './month-runs.types';
import type { PaymentRunsService } from './payment-runs.service';

const zero = '0.00';

/** A preview of what cannot be posted, which says why. */
const toRefusedPreview = (projectId: number, { message, extensions }: ExpectedError): MonthRunPreview => ({
  projectId,
  code: extensions.code,
  message,
  gross: zero,
  fee: zero,
  expenses: zero,
  reserve: zero,
  net: zero,
  distributable: zero,
  total: zero,
  projectedGross: zero,
  projected: zero,
  collected: zero,
  paid: zero,
  retained: zero,
  shares: [],
  leftOut: [],
  warnings: [],
  registered: 0,
  funded: 0,
  fingerprint: '',
});

const nothing = { runId: null, approvalId: null, code: null, message: null };

function toResult(projectId: number, error: unknown): MonthRunResult {
  if (!(error instanceof ExpectedError)) throw error;
  const { code, approvalId } = error.extensions;
  if (code === 'APPROVAL_PENDING') return { projectId, state: 'waits', ...nothing, approvalId: approvalId ?? null };
  return { projectId, state: 'refused', ...nothing, code, message: error.message };
}

/** The actor with the key of one project of a request. */
const withOwnKey = ({ idempotencyKey, ...by }: Actor, projectId: number): Actor => ({
  ...by,
  ...(idempotencyKey !== undefined && { idempotencyKey: `${idempotencyKey}:${projectId}` }),
});

/** Monthly payments of several projects for one month: each is posted for itself. */
export class MonthRunsService {
  constructor(private readonly runs: PaymentRunsService) {}

  /** The preview of each; one that cannot be posted says why. @throws VALIDATION_FAILED when the input is not valid */
  async preview(input: unknown): Promise<MonthRunPreview[]> {
    const { period, runs } = parseInput(monthRunsPreviewSchema, input);
    const previews: MonthRunPreview[] = [];
    for (const run of runs) previews.push(await this.previewOne(period, run));
    return previews;
  }

  /**
   * Posts each in its own transaction. Each has the key of the request with its project, so that a repetition continues where the first one stopped.
   * @throws VALIDATION_FAILED when the input is not valid, IDEMPOTENCY_MISMATCH when the key posted another run of one of the projects
   */
  async post(input: unknown, by: Actor): Promise<MonthRunResult[]> {
    const { period, runs } = parseInput(monthRunsSchema, input);
    const requests = runs.map((run) => ({ input: { ...run, period }, by: withOwnKey(by, run.projectId) }));
    for (const request of requests) await this.runs.assertNotReused(request.input, request.by);
    const results: MonthRunResult[] = [];
    for (const request of requests) {
      const { projectId } = request.input;
      try {
        const { id: runId } = await this.runs.post(request.input, request.by);
        results.push({ projectId, state: 'posted', ...nothing, runId });
      } catch (error) {
        results.push(toResult(projectId, error));
      }
    }
    return results;
  }

  private async previewOne(period: string, { occupied: _, ...terms }: MonthRun): Promise<MonthRunPreview> {
    const { projectId } = terms;
    try {
      return { ...(await this.runs.preview({ ...terms, period })), projectId, code: null, message: null };
    } catch (error) {
      if (error instanceof ExpectedError) return toRefusedPreview(projectId, error);
      throw error;
    }
  }
}
