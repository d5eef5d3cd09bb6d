import { paths } from '@cimiento/contracts';
import { UnderConstruction } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { usePageHead } from '../shared/usePageHead';
import { Operator } from './Operator';

/** 'Nosotros': who operates the product. In a demonstration, which has no company, it is under construction. */
export default function AboutPage() {
  const { headline, description } = usePageHead(paths.about);
  return readSiteFacts().isDemonstration ? (
    <UnderConstruction
      title={headline}
      description="Estamos escribiendo la historia de este proyecto y de quienes revisan cada propiedad."
    />
  ) : (
    <Operator title={headline} lead={description} />
  );
}
