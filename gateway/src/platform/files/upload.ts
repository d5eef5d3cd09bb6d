import { GraphQLError, GraphQLScalarType } from 'graphql';
import type { SpooledFile } from './spooled-file';

/** A file as a client sent it: nothing of it is trusted. */
export class Upload {
  constructor(
    /** As the client names it. */
    readonly fileName: string,
    readonly file: SpooledFile,
  ) {}
}

/** JSON cannot hold one, so that a file comes through an adapter that checked who sends it before it read the file. */
export const UploadScalar = new GraphQLScalarType<Upload>({
  name: 'Upload',
  description: 'An uploaded file. Accepted only over REST, as multipart/form-data.',
  parseValue: (value) => {
    if (value instanceof Upload) return value;
    throw new GraphQLError('Upload cannot be sent as JSON');
  },
  serialize: () => {
    throw new GraphQLError('Upload is only an input');
  },
});
