import { largestPage } from '@cimiento/contracts/schemas';
import { createMethodMiddlewareDecorator, Extensions } from 'type-graphql';
import type { Context } from '../context';

/**
 * Marks a list of people or money. An export is recorded as `data_exported`: the list without a limit or in parts of 1000 rows, and over
 * GraphQL the rows after a record. The latter require a recent proof outside demonstration, because the files of the back office are read
 * so. Stands below @Authorized. A refused request records nothing.
 * @param isWhole whether the list has no pages, so that every answer is a file.
 * @param asksOverRest whether a file over REST requires the proof too, for people.
 * @throws STEP_UP_REQUIRED
 */
export function ExportsData({ isWhole = false, asksOverRest = false } = {}): MethodDecorator {
  const record = createMethodMiddlewareDecorator<Context>(async ({ context, args, info }, next) => {
    const { after, cursor, limit } = args as { after?: number | null; cursor?: string | null; limit?: number | null };
    const isReadOn = typeof after === 'number' || typeof cursor === 'string';
    // REST has no limit of public lists; its pages are not files.
    const isOfFile = context.maxPublicRows !== null && (isWhole || isReadOn);
    const isLong = isWhole || typeof limit !== 'number' || limit >= largestPage;
    const asks = isOfFile || (asksOverRest && context.maxPublicRows === null && isLong);
    if (asks && !context.key) context.services.stepUp.assertRecent(context.request, 'production only');
    const answer: unknown = await next();
    if (isOfFile || isLong) await context.services.securityEvents.recordExport(context.request, info.fieldName);
    return answer;
  });
  const mark = Extensions({ exportsData: true });
  return (target, key, descriptor) => {
    record(target, key, descriptor);
    mark(target, key, descriptor);
  };
}
