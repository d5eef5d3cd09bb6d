import { describeCompany } from '@cimiento/contracts';
import { readSiteFacts } from './site-facts';

/** Who operates the product, one fact a line. */
export function CompanyFacts() {
  const facts = describeCompany(readSiteFacts().company);
  if (facts.length === 0) return <p>La empresa aún no publica estos datos.</p>;
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
