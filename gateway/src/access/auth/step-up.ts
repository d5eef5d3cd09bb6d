import { createMethodMiddlewareDecorator, Extensions } from 'type-graphql';
import type { Context } from '../context';
import type { StepUpRule } from './step-up.service';

/**
 * Lets an operation run only if its user has proved who they are in the last five minutes, by signing in or by `stepUp`. An API key, whose
 * scope @Allows states, proves nothing: what it may do beyond that waits for a second administrator. Stands below @Authorized, which is
 * checked first.
 * @throws STEP_UP_REQUIRED
 */
export function RequiresStepUp(rule: StepUpRule = 'always'): MethodDecorator {
  const guard = createMethodMiddlewareDecorator<Context>(({ context }, next) => {
    if (!context.key) context.services.stepUp.assertRecent(context.request, rule);
    return next();
  });
  const mark = Extensions({ stepUp: rule });
  return (target, key, descriptor) => {
    guard(target, key, descriptor);
    mark(target, key, descriptor);
  };
}
