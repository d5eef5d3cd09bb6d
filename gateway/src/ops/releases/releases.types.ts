import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars';

/** How a release did in browsers in the last seven days. Vitals are what three of four visits stay below. */
@ObjectType({
  description:
    'How a release did in browsers in the last seven days. Vitals are what three of four visits stay below; null without visits.',
})
export class ReleaseHealth {
  @Field(() => Int, { description: 'Tabs that opened a page of the release.' })
  loads!: number;

  @Field(() => Int, { description: 'Tabs in which such a page could not be loaded.' })
  loadFailures!: number;

  @Field(() => Int, { description: 'Tabs in which such a page threw while it was rendered.' })
  renderErrors!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Percentage of the tabs in which such a page could not be loaded.',
  })
  loadFailureRate!: number | null;

  @Field(() => Float, { nullable: true, description: 'Percentage of the tabs in which such a page threw.' })
  renderErrorRate!: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest paint, in ms.' })
  lcp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Slowest reaction to a person, in ms.' })
  inp!: number | null;

  @Field(() => Float, { nullable: true, description: 'Movement of the layout.' })
  cls!: number | null;
}

/** A release of a remote, and since when browsers get it. */
@ObjectType({ description: 'A release of a remote, and since when browsers get it.' })
export class Release {
  remote!: string;

  @Field(() => String, { description: 'Version and fingerprint.' })
  name!: string;

  @Field(() => String)
  version!: string;

  @Field(() => String, { description: 'Commit that it was built from.' })
  commit!: string;

  @Field(() => Int, { description: 'Percentage of the browsers that get it.' })
  share!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null for the builds of a checkout.' })
  since!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who released it.' })
  by!: string | null;
}

/** A step in the history of a remote. */
@ObjectType({ description: 'A step in the history of a remote.' })
export class ReleaseStep {
  @Field(() => Int, { description: 'Its number in the history of the remote.' })
  step!: number;

  @Field(() => DateTimeScalar)
  at!: Date;

  @Field(() => String, {
    description: 'stage, release, canary, share, complete, rollback, activate, yank or take-back.',
  })
  action!: string;

  @Field(() => String, { description: 'Version and fingerprint of the release that it was about.' })
  releaseName!: string;

  @Field(() => Int, { description: 'Percentage of the browsers that get the release from then on.' })
  share!: number;

  @Field(() => String)
  by!: string;

  @Field(() => String, { nullable: true, description: 'Why a canary was taken back.' })
  reason!: string | null;
}

/** A remote and its releases. */
@ObjectType({ description: 'A remote and its releases.' })
export class Remote {
  @Field(() => String)
  name!: string;

  @Field(() => Release, { nullable: true, description: 'What most browsers get; null when its entry is not usable.' })
  live!: Release | null;

  @Field(() => Release, { nullable: true, description: 'What a share of the browsers gets instead.' })
  canary!: Release | null;

  @Field(() => Release, { nullable: true, description: 'What was live before.' })
  previous!: Release | null;

  @Field(() => String, { nullable: true, description: 'What is wrong with its entry of the registry.' })
  fault!: string | null;

  @Field(() => [ReleaseStep], { description: 'The last steps of its history, the newest first.' })
  history!: ReleaseStep[];
}
