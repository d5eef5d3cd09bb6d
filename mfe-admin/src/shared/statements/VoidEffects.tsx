import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import { media, space, Skeleton } from '@cimiento/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../records/Panel';
import { WarningNotes } from '../records/Warnings';
import { BankStatementVoidEffectsDocument } from './void-effects.generated';

/** Its labels are names of people. */
const Effects = styled(Facts)`
  margin-bottom: ${space[2]};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
  }
`;

/** A preview of what voiding or rejecting a statement would take back. */
export function VoidEffects({ id }: { id: number }) {
  const { data, error, loading } = usePageQuery(BankStatementVoidEffectsDocument, { id });
  if (loading && !data) return <Skeleton label="Calculando qué se revertiría..." />;
  if (error || !data) return <p role="alert">{toCallError(error).serverMessage}</p>;
  const { effects, needsApproval, warnings } = data.bankStatementVoidEffects;
  return (
    <>
      {effects.length === 0 ? (
        <p>No quita dinero a nadie.</p>
      ) : (
        <Effects aria-label="Qué se revertiría">
          {effects.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Effects>
      )}
      <WarningNotes warnings={warnings} />
      {needsApproval && (
        <p>
          Otro administrador debe aprobarlo: alguien ya usó ese dinero, o anularlo devuelve más de lo que acredita una
          persona sola.
        </p>
      )}
    </>
  );
}
