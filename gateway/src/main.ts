import { runProcess } from './index';

/** The gateway as a process of its own. */
runProcess('gateway', ({ app }) => [app]);
