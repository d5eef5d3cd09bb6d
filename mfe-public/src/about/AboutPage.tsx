import { brand } from '@cimiento/contracts';
import { UnderConstruction } from '@cimiento/ui';

/** 'Nosotros': the under-construction template, as specified (specification §2). */
export default function AboutPage() {
  return <UnderConstruction title="Nosotros" description={`Estamos escribiendo la historia de ${brand.name} y de quienes revisan cada proyecto.`} />;
}
