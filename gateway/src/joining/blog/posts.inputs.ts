import { postUpdateFields, type PostInput as PostValues } from '@cimiento/contracts/fields';
import { postUpdateSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const PostInput = createInputType(
  'PostInput',
  'An article as an administrator writes it, with all of its fields. Only a change may have a null `imageUrl`.',
  postUpdateFields,
  { schema: postUpdateSchema },
);
export type PostInput = PostValues;
