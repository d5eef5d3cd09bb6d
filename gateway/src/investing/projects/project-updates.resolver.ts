import {
  projectUpdateFields,
  projectUpdateLimits,
  updatePictureFields,
  type UpdatePictureInput as UpdatePictureValues,
} from '@cimiento/contracts/fields';
import { projectUpdateSchema } from '@cimiento/contracts/schemas';
import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allows, Guarded } from '../../platform/request';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import type { Context, SignedInContext } from '../context';
import { createInputType, Deletion } from '../../platform/graphql';
import { variableSchemas } from '../../platform/graphql/variables';
import { clampLimit } from './clamp-limit';
import { getContentViewer } from './content-viewer';
import { ProjectContent } from './project-content.types';
import { ContentVisibilityEnum, ProjectPicture, ProjectUpdate, ProjectUpdateKindEnum } from '../records';

const UpdatePictureInput = createInputType(
  'UpdatePictureInput',
  'A picture uploaded for a project update.',
  updatePictureFields,
);

const UpdateTextInput = createInputType('UpdateTextInput', 'An update without its pictures.', projectUpdateFields, {
  enums: {
    kind: ProjectUpdateKindEnum,
    visibility: ContentVisibilityEnum,
  },
});

@InputType('ProjectUpdateInput', { description: 'A project update as entered by an administrator.' })
class ProjectUpdateInput extends UpdateTextInput {
  @Field(() => [UpdatePictureInput], {
    nullable: true,
    description: 'Pictures, in display order; none by default.',
  })
  pictures?: UpdatePictureValues[];
}
variableSchemas.set('ProjectUpdateInput', projectUpdateSchema);

@Resolver(() => ProjectUpdate)
export class ProjectUpdatesResolver {
  @FieldResolver(() => [ProjectPicture], { description: 'Pictures, in display order.' })
  pictures(
    @Root() { pictures }: ProjectUpdate,
    @Arg('limit', () => Int, { defaultValue: projectUpdateLimits.pictures }) limit: number,
  ): ProjectPicture[] {
    return pictures.slice(0, clampLimit(limit, projectUpdateLimits.pictures));
  }

  @Query(() => [ProjectUpdate], {
    description:
      "A project's updates that the caller may see, newest first. NOT_FOUND if the project does not exist or the caller may not see it.",
  })
  projectUpdates(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('limit', () => Int, { defaultValue: projectUpdateLimits.updates }) limit: number,
    @Ctx() context: Context,
  ): Promise<ProjectUpdate[]> {
    const take = clampLimit(limit, projectUpdateLimits.updates);
    return context.services.projectUpdates.list(projectId, getContentViewer(context), take);
  }

  @Query(() => ProjectContent, {
    description: 'A picture in a project update. NOT_FOUND if it does not exist or the caller may not see the update.',
  })
  projectPictureContent(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() context: Context,
  ): Promise<ProjectContent> {
    return context.services.projectUpdates.getPicture(projectId, id, getContentViewer(context));
  }

  @Allows('content:write')
  @Guarded({ record: 'own record' })
  @Mutation(() => ProjectPicture, {
    description:
      'Stores a picture for a future update; an unused picture is deleted after a day. Available only over REST. VALIDATION_FAILED with the problem on `file`, NOT_FOUND if the project does not exist.',
  })
  addProjectPicture(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectPicture> {
    return context.services.projectUpdates.addPicture(projectId, file, context.actor);
  }

  @Allows('content:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => ProjectUpdate, {
    description:
      'Publishes an update and notifies the holders. VALIDATION_FAILED if the input is invalid, NOT_FOUND if the project does not exist, CONFLICT if it has reached its update limit. A retry with the same Idempotency-Key header returns the first result.',
  })
  createProjectUpdate(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('input', () => ProjectUpdateInput) input: ProjectUpdateInput,
    @Ctx() context: SignedInContext,
  ): Promise<ProjectUpdate> {
    return context.services.projectUpdates.create(projectId, { ...input }, context.actor);
  }

  @Allows('content:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => ProjectUpdate, {
    description:
      'Replaces an update and its pictures, and notifies the holders. VALIDATION_FAILED if the input is invalid, NOT_FOUND if the update does not exist.',
  })
  updateProjectUpdate(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ProjectUpdateInput) input: ProjectUpdateInput,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ProjectUpdate> {
    return services.projectUpdates.update(projectId, id, { ...input }, actor);
  }

  @Allows('content:write')
  @Guarded({ notice: 'investors' })
  @Mutation(() => Deletion, {
    description: 'Deletes an update and its pictures, and notifies the holders. NOT_FOUND if it does not exist.',
  })
  async deleteProjectUpdate(
    @Arg('projectId', () => Int) projectId: number,
    @Arg('id', () => Int) id: number,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.projectUpdates.delete(projectId, id, actor) };
  }
}
