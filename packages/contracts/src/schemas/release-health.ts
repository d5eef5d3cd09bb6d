import Joi from 'joi';
import { releaseHealthLimits, releaseHealthMetrics, type ReleaseHealthReport, webVitals } from '../ops/release-health';

const word = (pattern: RegExp): Joi.StringSchema => Joi.string().max(40).pattern(pattern).required();

const reportSchema = Joi.object<ReleaseHealthReport>({
  remote: word(/^[a-z][a-z0-9-]*$/),
  version: word(/^\d[\w.+-]*$/),
  build: word(/^[\w-]+$/),
  metric: Joi.valid(...releaseHealthMetrics).required(),
  page: Joi.string().max(releaseHealthLimits.pageLength).pattern(/^\//),
  value: Joi.number()
    .min(0)
    .max(3_600_000)
    .when('metric', { is: Joi.valid(...webVitals), then: Joi.required(), otherwise: Joi.forbidden() }),
  error: Joi.object({
    name: word(/^\w+$/),
    frames: Joi.array().items(Joi.string().max(releaseHealthLimits.frameLength)).max(releaseHealthLimits.frames),
  }).when('metric', { is: Joi.valid('render_failed', 'thrown'), otherwise: Joi.forbidden() }),
});

/** A batch of reports, which anyone may send. */
export const releaseHealthSchema = Joi.object<{ reports: ReleaseHealthReport[] }>({
  reports: Joi.array().items(reportSchema).max(releaseHealthLimits.reports).required(),
});
