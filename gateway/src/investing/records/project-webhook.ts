import type { WebhookData } from '@cimiento/contracts';
import { dollarsToText } from '../../messages/webhooks/webhook-data';
import type { Project } from './project.entity';

export const toProjectData = (project: Project): WebhookData<'project.updated'> => ({
  projectId: project.id,
  status: project.status,
  target: dollarsToText(project.target),
  funded: dollarsToText(project.funded),
  annualReturn: project.annualReturn,
});
