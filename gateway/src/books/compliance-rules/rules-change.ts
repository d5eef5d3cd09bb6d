import type { EntityManager } from 'typeorm';
import { enqueueMessage } from '../../platform/outbox/enqueue';

export const complianceRulesTopic = 'compliance.changed';

/** Has those who depend on the rules follow a change of them, after the commit. @param after id of the last record that followed; 0 for all */
export const enqueueRulesChange = (manager: EntityManager, after = 0): Promise<void> =>
  enqueueMessage(manager, { topic: complianceRulesTopic, payload: { after } });
