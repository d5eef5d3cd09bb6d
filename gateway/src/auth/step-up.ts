import { createMethodMiddlewareDecorator, Extensions } from 'type-graphql';
import type { GatewayContext } from '../graphql/context';
import type { StepUpRule } from './step-up.service';

/**
 * Lets an operation run only if its person has proved who they are in the last five minutes, by signing in or by `stepUp`. Stands below
 * @Authorized, which is checked first.
 * @throws STEP_UP_REQUIRED
 */
export function RequiresStepUp(rule: StepUpRule = 'always'): MethodDecorator {
  const guard = createMethodMiddlewareDecorator<GatewayContext>(({ context }, next) => {
    context.services.stepUp.assertRecent(context.request, rule);
    return next();
  });
  const mark = Extensions({ stepUp: rule });
  return (target, key, descriptor) => {
    guard(target, key, descriptor);
    mark(target, key, descriptor);
  };
}
