import { defineNonPersonalPolicy, type TablePolicy } from '../../reports/privacy/data-policy';
import { ReleaseCount } from './release-count.entity';
import { RenderError } from './render-error.entity';

/** How the tables about releases treat personal data: they have none. */
export const releasePolicies: readonly TablePolicy[] = [
  defineNonPersonalPolicy(ReleaseCount, 'remote', 'releaseName', 'metric'),
  defineNonPersonalPolicy(RenderError, 'remote', 'releaseName', 'stackHash', 'name', 'stack'),
];
