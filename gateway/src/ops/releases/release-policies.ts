import { aboutNobody, type TablePolicy } from '../../reports/privacy/data-policy';
import { ReleaseCount } from './release-count.entity';
import { RenderError } from './render-error.entity';

/** How the tables about releases treat personal data: they have none. */
export const releasePolicies: readonly TablePolicy[] = [
  aboutNobody(ReleaseCount, 'remote', 'releaseName', 'metric'),
  aboutNobody(RenderError, 'remote', 'releaseName', 'stackHash', 'name', 'stack'),
];
