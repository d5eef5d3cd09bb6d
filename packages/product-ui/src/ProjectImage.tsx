import { slugify } from '@cimiento/contracts';
import { SmartImage } from '@cimiento/ui';
import { Illustration } from './illustrations/Illustration';
import type { Place } from './illustrations/place';

type Props = {
  name: string;
  /** URL of the image. */
  src: string;
  ratio: string;
  /** The project, and those among which it is shown: what replaces a broken image fits the one and resembles none of the others. */
  place?: Place | undefined;
  list?: readonly Place[] | undefined;
  /** The first picture of its page. */
  isFirst?: boolean;
};

/** A project's image, decorative beside its name; an illustration replaces a broken one. */
export const ProjectImage = ({ name, src, ratio, place, list, isFirst }: Props) => (
  <SmartImage
    src={src}
    alt=""
    ratio={ratio}
    isFirst={isFirst}
    fallback={<Illustration seed={slugify(name)} kind="building" place={place} list={list} />}
  />
);
