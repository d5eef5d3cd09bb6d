import type { IdentityProfile } from '@cimiento/contracts/fields';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { revisionTexts } from '../../platform/graphql/revision';
import { Guarded } from '../../platform/request';
import type { SignedInContext } from '../context';
import { Identity, IdentityInput } from './identity.types';

@Resolver()
export class IdentityResolver {
  @Authorized()
  @Query(() => Identity, { description: "The signed-in user's own identity; a draft for a user without one." })
  myIdentity(@Ctx() { services, viewer }: SignedInContext): Promise<Identity> {
    return services.identities.get(viewer);
  }

  @Authorized()
  @Query(() => String, {
    nullable: true,
    description:
      "Reason why the signed-in user's identity lets their money neither pay for an order nor leave, in Spanish; null if it does.",
  })
  myIdentityRefusal(@Ctx() { services, viewer }: SignedInContext): Promise<string | null> {
    return services.identityGate.findRefusal(services.reader, viewer.id, 'payment');
  }

  @Authorized()
  @Mutation(() => Identity, {
    description:
      "Stores the answers of the signed-in user's own identity, complete or not. CONFLICT once it was submitted; of one that was sent back only refused answers change.",
  })
  saveMyIdentity(
    @Arg('input', () => IdentityInput) input: IdentityProfile,
    @Arg('revision', () => String, { nullable: true, description: revisionTexts.argument })
    revision: string | undefined,
    @Ctx() { services, viewer }: SignedInContext,
  ): Promise<Identity> {
    return services.identities.save(viewer, input, revision);
  }

  @Authorized()
  @Guarded({ notice: 'own account' })
  @Mutation(() => Identity, {
    description:
      "Submits the signed-in user's own identity for review. VALIDATION_FAILED with what is missing, by answer and kind of document; CONFLICT if it was submitted already, three times, or without correcting what was refused. A retry with the same Idempotency-Key header returns the first result.",
  })
  submitMyIdentity(@Ctx() { services, viewer, actor }: SignedInContext): Promise<Identity> {
    return services.identities.submit(viewer, actor);
  }
}
