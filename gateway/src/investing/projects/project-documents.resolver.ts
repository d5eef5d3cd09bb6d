import { limits } from '@cimiento/contracts';
import {
  projectDocumentFields,
  projectDocumentTextFields,
  type ProjectDocumentInput as DocumentValues,
  type ProjectDocumentText as DocumentTextValues,
} from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import type { Context, SignedInContext } from '../context';
import { createInputType, Deletion } from '../../platform/graphql';
import { clampLimit } from './clamp-limit';
import { getContentViewer } from './content-viewer';
import { ProjectContent } from './project-content.types';
import { ContentVisibilityEnum, DocumentKindEnum, ProjectDocument, ProjectDocumentVersion } from '../records';

const documentEnums = { kind: DocumentKindEnum, visibility: ContentVisibilityEnum };

const ProjectDocumentInput = createInputType(
  'ProjectDocumentInput',
  'A project document without its file.',
  projectDocumentFields,
  { enums: documentEnums },
);

const ProjectDocumentTextInput = createInputType(
  'ProjectDocumentTextInput',
  'Document properties that can be changed without uploading the document again.',
  projectDocumentTextFields,
  { enums: documentEnums },
);

@Resolver(() => ProjectDocument)
export class ProjectDocumentsResolver {
  @Allows('admin')
  @FieldResolver(() => [ProjectDocumentVersion], { description: 'Latest versions of the document, newest first.' })
  versions(
    @Root() { versions }: ProjectDocument,
    @Arg('limit', () => Int, { defaultValue: limits.documentVersions.listed }) limit: number,
  ): ProjectDocumentVersion[] {
    return versions.slice(0, clampLimit(limit, limits.documentVersions.listed));
  }

  @Query(() => [ProjectDocument], {
    description:
      "A project's documents that the caller may see, newest first. NOT_FOUND if the project does not exist or the caller may not see it.",
  })
  projectDocuments(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('limit', () => Int, { defaultValue: limits.projectDocuments.max }) limit: number,
    @Ctx() context: Context,
  ): Promise<ProjectDocument[]> {
    const take = clampLimit(limit, limits.projectDocuments.max);
    return context.services.projectDocuments.list(projectId, getContentViewer(context), take);
  }

  @Query(() => ProjectContent, {
    description: 'The latest version of a document. NOT_FOUND if it does not exist or the caller may not see it.',
  })
  projectDocumentContent(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() context: Context,
  ): Promise<ProjectContent> {
    return context.services.projectDocuments.getContent(projectId, id, getContentViewer(context));
  }

  @Allows('projects:read')
  @Query(() => ProjectContent, { description: 'A specific version of a document. NOT_FOUND if it does not exist.' })
  projectDocumentVersionContent(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int) version: number,
    @Ctx() { services }: Context,
  ): Promise<ProjectContent> {
    return services.projectDocuments.getVersion(projectId, id, version);
  }

  @Allows('content:write')
  @Mutation(() => ProjectDocument, {
    description:
      'Stores a document and notifies the holders. Available only over REST. VALIDATION_FAILED with the problem on `file`, NOT_FOUND if the project does not exist, CONFLICT if it has reached its document limit. A retry with the same Idempotency-Key header returns the first result.',
  })
  createProjectDocument(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ProjectDocumentInput) input: DocumentValues,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectDocument> {
    return context.services.projectDocuments.create(projectId, input, file, context.actor);
  }

  @Allows('content:write')
  @Mutation(() => ProjectDocument, {
    description:
      'Stores a new version of a document and notifies the holders; earlier versions are kept. Available only over REST. VALIDATION_FAILED if the input is invalid, NOT_FOUND if the document does not exist.',
  })
  addProjectDocumentVersion(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectDocument> {
    return context.services.projectDocuments.addVersion(projectId, id, file, context.actor);
  }

  @Allows('content:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => ProjectDocument, {
    description:
      "Changes a document's title, kind and audience. VALIDATION_FAILED if the input is invalid, NOT_FOUND if the document does not exist. The holders are notified.",
  })
  updateProjectDocument(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ProjectDocumentTextInput) input: DocumentTextValues,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ProjectDocument> {
    return services.projectDocuments.update(projectId, id, { ...input }, actor);
  }

  @Allows('content:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Deletion, {
    description: 'Deletes a document and all its versions. NOT_FOUND if it does not exist. The holders are notified.',
  })
  async deleteProjectDocument(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.projectDocuments.delete(projectId, id, actor) };
  }
}
