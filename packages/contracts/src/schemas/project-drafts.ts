import Joi from 'joi';
import { projectDraftField, projectFields, type ProjectInput } from '../fields';
import { projectSchema } from './records';
import { toRule } from './rules';

/** The fields that a draft may lack until it is published, with the value stored then. */
export const draftBlanks = { location: '', term: '', annualReturn: '0', image: '', description: '' };

const draftRules = Object.fromEntries(
  Object.entries(draftBlanks).map(([name, blank]) => [
    name,
    toRule(projectFields[name as keyof typeof draftBlanks])
      .empty('')
      .optional()
      .default(blank),
  ]),
);

/** A project that is not published: of the texts only its name is required. */
export const projectDraftSchema = projectSchema.keys(draftRules);

export type NewProjectInput = ProjectInput & { draft?: boolean };

/** A new project, which is a draft or published at once. */
export const newProjectSchema = (projectSchema as Joi.ObjectSchema<NewProjectInput>)
  .keys({ draft: toRule(projectDraftField) })
  .when('.draft', { is: true, then: Joi.object(draftRules) });
