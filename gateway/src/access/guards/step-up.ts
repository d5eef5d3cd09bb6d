import type { StepUpRule } from '@cimiento/contracts';
import { createMethodMiddlewareDecorator, Extensions } from 'type-graphql';
import { getGuards } from '../../platform/request';
import type { Context } from '../context';

/**
 * Lets an operation run only if its user has proved who they are in the last five minutes, by signing in or by `stepUp`. An API key, whose
 * scope @Allows states, proves nothing: it waits for a second administrator, and in production may not do what has no such request, unless the rule is for
 * people alone. Stands below @Allows,
 * which is checked first.
 * @throws STEP_UP_REQUIRED, FORBIDDEN
 */
export function RequiresStepUp(rule: StepUpRule = 'always'): MethodDecorator {
  const guard = createMethodMiddlewareDecorator<Context>(({ context, info }, next) => {
    const { stepUp } = context.services;
    const field = info.parentType.getFields()[info.fieldName];
    if (!context.key) stepUp.assertRecent(context.request, rule);
    else if (rule !== 'people in production' && !(field && getGuards(field).secondPerson?.length))
      stepUp.assertKeysActAlone();
    return next();
  });
  const mark = Extensions({ stepUp: rule });
  return (target, key, descriptor) => {
    guard(target, key, descriptor);
    mark(target, key, descriptor);
  };
}
