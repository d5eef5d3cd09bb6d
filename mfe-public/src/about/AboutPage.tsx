import { paths } from '@cimiento/contracts';
import { UnderConstruction } from '@cimiento/product-ui';
import { usePageHead } from '../shared/usePageHead';

/** 'Nosotros', still under construction. */
export default function AboutPage() {
  const { headline, description } = usePageHead(paths.about);
  return <UnderConstruction title={headline} description={description} />;
}
