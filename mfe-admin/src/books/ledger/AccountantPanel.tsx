import { Panel } from '../../shared/records/Panel';
import { AccountCodes } from './AccountCodes';
import { JournalBatches } from './JournalBatches';

/** The accountant's tab: the company's chart of accounts, and the batches of the journal. */
export const AccountantPanel = () => (
  <Panel>
    <JournalBatches />
    <AccountCodes />
  </Panel>
);
