import { defineNonPersonalPolicy, type TablePolicy } from '../../reports/privacy/data-policy';
import { ReleaseCount } from './release-count.entity';
import { RenderError } from './render-error.entity';

/** Policies of the tables about releases: they have no personal data. */
export const releasePolicies: readonly TablePolicy[] = [
  defineNonPersonalPolicy(ReleaseCount, 'remote', 'releaseName', 'metric', 'page'),
  defineNonPersonalPolicy(RenderError, 'remote', 'releaseName', 'stackHash', 'name', 'stack'),
];
