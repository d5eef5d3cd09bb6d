import type { IdentityDocumentKind } from '@cimiento/contracts';
import { identityPhoneFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { parseInput } from '../../platform/errors';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import { Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { IdentityDocument, IdentityDocumentKindEnum } from '../records';
import { IdentityPhone, IdentityPhoneLink } from './identity-phone.types';

/** Uploads from a phone. Its cookie is checked here in each operation: no other one knows it. */
@Resolver()
export class IdentityPhoneResolver {
  @Authorized()
  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => IdentityPhoneLink, {
    description:
      "Creates a link with which a phone uploads documents of the signed-in user's own identity: it opens once, for 15 minutes. A new one ends the former. CONFLICT once the identity was submitted; TOO_MANY_REQUESTS after too many links.",
  })
  createIdentityPhoneLink(@Ctx() { services, viewer, actor }: SignedInContext): Promise<IdentityPhoneLink> {
    return services.identityPhones.createLink(viewer, actor);
  }

  @Guarded({ notice: 'own account', record: 'security event' })
  @Mutation(() => IdentityPhone, {
    description:
      'Opens a link on a phone, which receives a cookie to upload documents for 30 minutes. VALIDATION_FAILED if the link is used, expired or unknown; CONFLICT once the identity was submitted; TOO_MANY_REQUESTS after too many requests from one IP address.',
  })
  openIdentityPhone(
    @Arg('token', () => String, { description: 'Token of the link.' }) token: string,
    @Ctx() { services, request, response }: Context,
  ): Promise<IdentityPhone> {
    return services.identityPhones.open(parseInput(toSchema(identityPhoneFields), { token }).token, request, response);
  }

  @Query(() => IdentityPhone, {
    description:
      'Documents that the phone may upload. UNAUTHENTICATED without the cookie of an opened link, or once its time is over; CONFLICT once the identity was submitted.',
  })
  identityPhone(@Ctx() { services, request }: Context): Promise<IdentityPhone> {
    return services.identityPhones.get(request);
  }

  @Guarded({ notice: 'own account', record: 'own record' })
  @Mutation(() => IdentityDocument, {
    description:
      'Stores a document that a phone uploads, in place of the current one of its kind. Available only over REST. UNAUTHENTICATED as for `identityPhone`; VALIDATION_FAILED with the problem on `file`; CONFLICT once the identity was submitted; of one that was sent back only refused documents change. A retry with the same Idempotency-Key header returns the first result.',
  })
  async uploadIdentityPhoneDocument(
    @Arg('kind', () => IdentityDocumentKindEnum, { description: 'Kind of document.' }) kind: IdentityDocumentKind,
    @Arg('file', () => UploadScalar) file: Upload,
    @Ctx() { services, request, response }: Context,
  ): Promise<IdentityDocument> {
    const actor = await services.identityPhones.getActor(request, response);
    return services.identityDocuments.upload({ id: actor.userId }, { kind }, file, actor);
  }
}
