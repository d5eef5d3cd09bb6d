import { postUpdateFields, type PostInput as PostValues } from '@cimiento/contracts/fields';
import { postUpdateSchema } from '@cimiento/contracts/schemas';
import { createInputType } from '../../platform/graphql/input-type';

export const PostInput = createInputType(
  'PostInput',
  'An article as an administrator enters it, with all its fields. Only an update may have a null `imageUrl`.',
  postUpdateFields,
  { schema: postUpdateSchema },
);
export type PostInput = PostValues;
