import { slugify } from '@cimiento/contracts';
import { Illustration, SmartImage } from '@cimiento/ui';

type Props = {
  name: string;
  /** Address of the picture. */
  src: string;
  ratio: string;
};

/** The picture of a project, beside words that say which one it is; a drawing of ours stands in for one that is broken. */
export const ProjectImage = ({ name, src, ratio }: Props) => (
  <SmartImage src={src} alt="" ratio={ratio} fallback={<Illustration seed={slugify(name)} kind="building" />} />
);
