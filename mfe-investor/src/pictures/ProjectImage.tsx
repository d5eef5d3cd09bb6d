import { slugify } from '@cimiento/contracts';
import { Illustration, SmartImage } from '@cimiento/ui';

type Props = {
  name: string;
  /** URL of the image. */
  src: string;
  ratio: string;
};

/** A project's image, decorative beside its name; an illustration replaces a broken one. */
export const ProjectImage = ({ name, src, ratio }: Props) => (
  <SmartImage src={src} alt="" ratio={ratio} fallback={<Illustration seed={slugify(name)} kind="building" />} />
);
