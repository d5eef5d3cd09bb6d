import { limits } from '@cimiento/contracts';
import {
  projectDocumentFields,
  projectDocumentTextFields,
  type ProjectDocumentInput as DocumentValues,
  type ProjectDocumentText as DocumentTextValues,
} from '@cimiento/contracts/fields';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows } from '../../platform/request';
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
  'A project document, without its file.',
  projectDocumentFields,
  { enums: documentEnums },
);

const ProjectDocumentTextInput = createInputType(
  'ProjectDocumentTextInput',
  'Properties of a document that can be changed without uploading it again.',
  projectDocumentTextFields,
  { enums: documentEnums },
);

@Resolver(() => ProjectDocument)
export class ProjectDocumentsResolver {
  @Allows('admin')
  @FieldResolver(() => [ProjectDocumentVersion], { description: 'The latest versions, newest first.' })
  versions(
    @Root() { versions }: ProjectDocument,
    @Arg('limit', () => Int, { defaultValue: limits.documentVersions.listed }) limit: number,
  ): ProjectDocumentVersion[] {
    return versions.slice(0, clampLimit(limit, limits.documentVersions.listed));
  }

  @Query(() => [ProjectDocument], {
    description: "A project's documents that the caller may see, newest first. NOT_FOUND.",
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
    description: 'The latest version of a document. NOT_FOUND also if the caller may not see it.',
  })
  projectDocumentContent(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() context: Context,
  ): Promise<ProjectContent> {
    return context.services.projectDocuments.getContent(projectId, id, getContentViewer(context));
  }

  @Allows('projects:read')
  @Query(() => ProjectContent, { description: 'A version of a document. NOT_FOUND.' })
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
      'Stores a document and notifies the holders. Only over REST. VALIDATION_FAILED on `file` explains the problem, NOT_FOUND, CONFLICT when the project has reached its limit. A retry with the same Idempotency-Key header returns the first result.',
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
      'Stores another version of a document and notifies the holders; earlier versions are kept. Only over REST. VALIDATION_FAILED, NOT_FOUND.',
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
  @Mutation(() => ProjectDocument, {
    description: 'Changes the title and the audience of a document. VALIDATION_FAILED, NOT_FOUND.',
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
  @Mutation(() => Deletion, { description: 'Deletes a document with all its versions. NOT_FOUND.' })
  async deleteProjectDocument(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.projectDocuments.delete(projectId, id, actor) };
  }
}
