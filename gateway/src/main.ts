import { runProcess } from './index';

/** Runs the gateway as its own process. */
runProcess('gateway', ({ app }) => [app]);
