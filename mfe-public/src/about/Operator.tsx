import { brand, paths, type Company } from '@cimiento/contracts';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { Actions, ButtonLink, Facts, PageContainer, PageHeader, SectionTitle } from '@cimiento/ui';
import { Answers } from '../shared/answers/Answers';

const labels: readonly (readonly [part: keyof Company, label: string])[] = [
  ['name', 'Empresa'],
  ['ruc', 'RUC'],
  ['representative', 'Representante legal'],
  ['supervisor', 'Supervisión'],
  ['address', 'Dirección'],
  ['phone', 'Teléfono'],
  ['bankAccount', 'Cuenta para transferencias'],
];

/** Who operates the product, from the settings of this installation; what is not stated there is said. */
export function Operator({ title, lead }: { title: string; lead: string }) {
  const { company } = readSiteFacts();
  return (
    <PageContainer>
      <PageHeader title={title} lead={lead} />
      <section>
        <SectionTitle>Quién opera {brand.name}</SectionTitle>
        <Facts $columns="repeat(auto-fit, minmax(min(100%, 15rem), 1fr))">
          {labels.map(([part, label]) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>{company[part] || `Aún no publicado: pídelo a ${brand.contactEmail}`}</dd>
            </div>
          ))}
          <div>
            <dt>Correo</dt>
            <dd>
              <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
            </dd>
          </div>
        </Facts>
        <p>Compara estos datos con los que ves al pagar: deben ser los mismos.</p>
      </section>
      <Answers title="Antes de confiar" names={['contact', 'genuineMail', 'loss', 'erasure']} />
      <Actions $gap={1.5}>
        <ButtonLink to={paths.trackRecord}>Ver resultados</ButtonLink>
        <ButtonLink to={paths.howItWorks} variant="secondary">
          Cómo funciona
        </ButtonLink>
      </Actions>
    </PageContainer>
  );
}
