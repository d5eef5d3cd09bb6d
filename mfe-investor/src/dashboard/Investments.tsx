import { paths } from '@cimiento/contracts';
import { ButtonLink, EmptyState, RiskNote, SectionTitle, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { DashboardQuery } from './dashboard.generated';
import { InvestmentCard } from './InvestmentCard';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[3]};
  margin-bottom: ${space[2]};
`;

/** One card for each investment (specification §2). */
export function Investments({ investments }: { investments: DashboardQuery['myInvestments'] }) {
  return (
    <section aria-labelledby="investments">
      <SectionTitle id="investments">Tus inversiones</SectionTitle>
      {investments.length === 0 ? (
        <EmptyState
          title="Aún no tienes inversiones"
          description="Explora los proyectos abiertos y elige el primero desde $1,000."
          action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
        />
      ) : (
        <>
          <Cards>
            {investments.map((investment) => (
              <InvestmentCard key={investment.id} investment={investment} />
            ))}
          </Cards>
          <RiskNote />
        </>
      )}
    </section>
  );
}
