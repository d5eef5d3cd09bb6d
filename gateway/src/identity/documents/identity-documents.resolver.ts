import type { IdentityDocumentKind } from '@cimiento/contracts';
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import { Deletion } from '../../platform/graphql';
import type { Context, SignedInContext } from '../context';
import { IdentityDocument, IdentityDocumentKindEnum } from '../records';

@Resolver(() => IdentityDocument)
export class IdentityDocumentsResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Why it has to be uploaded anew; null if not.' })
  reason(@Root() { caseId, sealedReason }: IdentityDocument, @Ctx() { services }: Context): string | null {
    return sealedReason === null ? null : services.identitySeal.openReason(caseId, sealedReason);
  }

  @Authorized()
  @Query(() => [IdentityDocument], {
    description: "Current documents of the signed-in user's own identity, one of each kind.",
  })
  myIdentityDocuments(@Ctx() { services, viewer }: SignedInContext): Promise<IdentityDocument[]> {
    return services.identityDocuments.list(viewer);
  }

  @Authorized()
  @Mutation(() => IdentityDocument, {
    description:
      "Stores a document of the signed-in user's own identity in place of the current one of its kind. Available only over REST. VALIDATION_FAILED with the problem on `file`; CONFLICT once it was submitted; of one that was sent back only refused documents change. A retry with the same Idempotency-Key header returns the first result.",
  })
  uploadMyIdentityDocument(
    @Arg('kind', () => IdentityDocumentKindEnum, { description: 'Kind of document.' }) kind: IdentityDocumentKind,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() { services, viewer, actor }: SignedInContext,
  ): Promise<IdentityDocument> {
    return services.identityDocuments.upload(viewer, { kind }, file, actor);
  }

  @Authorized()
  @Mutation(() => Deletion, {
    description:
      "Removes a document of the signed-in user's own identity. NOT_FOUND if it is not a current one; CONFLICT once it was submitted.",
  })
  async deleteMyIdentityDocument(
    @Arg('id', () => Int) id: number,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Deletion> {
    return { id: await services.identityDocuments.delete(viewer, id) };
  }
}
