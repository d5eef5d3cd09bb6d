import type { ScreeningListKind } from '@cimiento/contracts';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresStepUp } from '../../access/guards/step-up';
import { type Upload, UploadScalar } from '../../platform/files/upload';
import { Allows, Guarded } from '../../platform/request';
import type { Context, SignedInContext } from '../context';
import { ScreeningList, ScreeningListKindEnum } from '../records';

@Resolver(() => ScreeningList)
export class ScreeningListsResolver {
  @Allows('identity:review')
  @Query(() => [ScreeningList], { description: 'The lists in use against which people are screened, by source.' })
  screeningLists(@Ctx() { services }: Context): Promise<ScreeningList[]> {
    return services.screeningLists.list();
  }

  @Allows('identity:review')
  @RequiresStepUp('people in production')
  @Guarded({ record: 'audit entry' })
  @Mutation(() => ScreeningList, {
    description:
      'Replaces the list of a source by a file, and screens everybody again. Available only over REST. VALIDATION_FAILED if the file is not such a list, has no entries, or loses more than 10 percent of the entries in use, which then stay.',
  })
  loadScreeningList(
    @Arg('kind', () => ScreeningListKindEnum, { description: 'Source of the list.' }) kind: ScreeningListKind,
    @Arg('file', () => UploadScalar) file: Upload,
    @Arg('alt', () => UploadScalar, { nullable: true, description: 'File of alternate names, of OFAC only.' })
    alt: Upload | null,
    @Ctx() { services, actor }: SignedInContext,
  ): Promise<ScreeningList> {
    return services.screeningLists.load({ kind, file: file.file, alt: alt?.file ?? null }, actor);
  }
}
