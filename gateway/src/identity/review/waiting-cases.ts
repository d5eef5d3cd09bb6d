import type { Condition } from '../../platform/database/list/list-config';
import { openMatches } from '../screening/open-matches';

/** Approved cases that a list named since: a possible match is undecided, or is the same person. */
const matchedCases = `item.state = 'approved' AND item.id IN (${openMatches})`;

/** Cases that wait for a reviewer, claimed or not. */
export const waitingCases: Condition = {
  sql: `(item.state IN ('submitted', 'in_review') OR ${matchedCases})`,
  parameters: {},
};

/** Time since which a case waits, in SQL: its submission, or the day on which the list that names it was loaded. */
export const waitingSince = `CASE item.state WHEN 'approved' THEN CONCAT((SELECT MIN(hit.foundOn) FROM identity_match hit
  WHERE hit.caseId = item.id AND hit.isCurrent = 1 AND (hit.decision IS NULL OR hit.decision = 'same')), ' 12:00:00') ELSE item.submittedAt END`;
