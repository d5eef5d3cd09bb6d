import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql';

/** Health of one page of a release in browsers. */
@ObjectType({ description: 'Health of one page of a release in browsers over the last seven days.' })
export class ReleasePageHealth {
  @Field(() => String, { description: 'Address pattern of the page.' })
  page!: string;

  @Field(() => Int, { description: 'Number of tabs that opened the page.' })
  loads!: number;

  @Field(() => Int, {
    description: 'Number of tabs in which the page failed to load or did not appear within 30 seconds.',
  })
  loadFailures!: number;

  @Field(() => Int, { description: 'Number of tabs in which the page threw an error, while rendering or later.' })
  thrown!: number;
}

/** Health of a release in browsers in the last seven days. Vitals are what three of four visits stay below. */
@ObjectType({
  description:
    'Health of a release in browsers over the last seven days. Web vitals are 75th percentiles, or null if there were no visits.',
})
export class ReleaseHealth {
  @Field(() => Int, {
    description: 'Number of tabs that opened a page of the release; a tab counts once for each page.',
  })
  loads!: number;

  @Field(() => Int, {
    description: 'Number of tabs in which a page of the release failed to load or did not appear within 30 seconds.',
  })
  loadFailures!: number;

  @Field(() => Int, { description: 'Number of tabs in which a page of the release threw an error while rendering.' })
  renderErrors!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percentage of tabs in which a page of the release failed to load or did not appear within 30 seconds.',
  })
  loadFailureRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percentage of tabs in which a page of the release threw an error while rendering.',
  })
  renderErrorRate!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percentage of tabs in which the release threw an error, while rendering a page or later.',
  })
  thrownRate!: number | null;

  @Field(() => [ReleasePageHealth], {
    description:
      'Health of each page that tabs opened, ordered by address. Tabs with an older version of the site name no page.',
  })
  pages!: ReleasePageHealth[];

  @Field(() => Float, { nullable: true, description: 'Largest contentful paint, in ms.' })
  lcp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Interaction to next paint, in ms.' })
  inp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Cumulative layout shift.' })
  cls!: number | null;
}

/** A release of a remote, and since when browsers get it. */
@ObjectType({ description: 'A release of a remote, and the time when browsers started to receive it.' })
export class Release {
  remote!: string;

  @Field(() => String, { description: 'Version and fingerprint of the release.' })
  name!: string;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: 'Commit that the release was built from.' })
  commit!: string;

  @Field(() => Int, { description: 'Percentage of browsers that receive the release.' })
  share!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When browsers started to receive the release; null for builds from a checkout.',
  })
  since!: Date | null;

  @Field(() => String, { nullable: true, description: 'Author of the release.' })
  by!: string | null;
}

/** A step in the history of a remote. */
@ObjectType({ description: "A step in a remote's history." })
export class ReleaseStep {
  @Field(() => Int, { description: "Step number in the remote's history." })
  step!: number;

  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => String, {
    description:
      'One of: `stage`, `release`, `canary`, `share`, `complete`, `rollback`, `activate`, `yank`, `take-back`, `retire`, `hand-over`.',
  })
  action!: string;

  @Field(() => String, { description: 'Version and fingerprint of the release concerned.' })
  releaseName!: string;

  @Field(() => Int, { description: 'Percentage of browsers that receive the release after this step.' })
  share!: number;

  @Field(() => String)
  by!: string;

  @Field(() => String, { nullable: true, description: 'Reason why the canary was taken back.' })
  reason!: string | null;
}

/** A remote and its releases. */
@ObjectType({ description: 'A remote and its releases.' })
export class Remote {
  @Field(() => String)
  name!: string;

  @Field(() => Release, {
    nullable: true,
    description: "The release that most browsers receive; null if the remote's registry entry is not usable.",
  })
  live!: Release | null;

  @Field(() => Release, {
    nullable: true,
    description: 'The release that a share of browsers receives instead of the live one.',
  })
  canary!: Release | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Address patterns of the pages that too few tabs opened in the canary within seven days, so a person must decide; null before.',
  })
  awaitedPages!: string[] | null;

  @Field(() => Release, { nullable: true, description: 'The release that was live before the current one.' })
  previous!: Release | null;

  @Field(() => String, { nullable: true, description: "Fault in the remote's registry entry." })
  fault!: string | null;

  @Field(() => [ReleaseStep], { description: "Latest steps in the remote's history, newest first." })
  history!: ReleaseStep[];
}
