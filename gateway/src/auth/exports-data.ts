import { createMethodMiddlewareDecorator, Extensions } from 'type-graphql';
import type { Context } from '../access/context';
import { exportChunk } from '../graphql/list.inputs';

/** When reading a list is an export: always, for one that is made for files, or without a limit or in parts as large as those of a file. */
type ExportRule = 'always' | 'whole';

const isExport = (rule: ExportRule, { limit }: Record<string, unknown>): boolean =>
  rule === 'always' || typeof limit !== 'number' || limit >= exportChunk;

/**
 * Marks a list of people or money, and records as `data_exported` whoever exports it, after whichever record they start. A refused request
 * records nothing.
 */
export function ExportsData(rule: ExportRule = 'whole'): MethodDecorator {
  const record = createMethodMiddlewareDecorator<Context>(async ({ context, args, info }, next) => {
    const answer: unknown = await next();
    if (isExport(rule, args)) await context.services.securityEvents.recordExport(context.request, info.fieldName);
    return answer;
  });
  const mark = Extensions({ exportsData: rule });
  return (target, key, descriptor) => {
    record(target, key, descriptor);
    mark(target, key, descriptor);
  };
}
