import { brand, formatLongDate, identityState, paths, toCalendarDate, type IdentityState } from '@cimiento/contracts';
import { Card, List, Muted, Row, Stack, StatusBadge, TextLink } from '@cimiento/ui';
import type { OwnIdentityFragment } from './identity.generated';

type Shown = Exclude<IdentityState, 'draft' | 'needs_more'>;

const titles: Record<Shown, string> = {
  submitted: 'Recibimos tus datos',
  in_review: 'Estamos revisando tus datos',
  suspended: 'Estamos revisando tus datos',
  approved: 'Tu identidad está verificada',
  rejected: 'No pudimos verificar tu identidad',
  expired: 'Tu verificación venció',
};

const WriteUs = () => (
  <p>
    Escríbenos a <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> desde el correo de tu cuenta: una
    persona de nuestro equipo lo verá contigo. Tu dinero y tus inversiones siguen siendo tuyos.
  </p>
);

const waiting =
  'No tienes que hacer nada. Te avisaremos aquí y por correo cuando termine la revisión, o si falta algo.';

function Description({ identity: { state, place, submittedAt, expiresOn, reasons } }: Props) {
  if (state === 'approved')
    return (
      <>
        <p>{`Puedes invertir, pagar y retirar.${expiresOn ? ` Vale hasta el ${formatLongDate(expiresOn)}; antes de esa fecha te diremos qué hacer.` : ''}`}</p>
        <p>
          <TextLink to={paths.marketplace}>Ver oportunidades</TextLink>
        </p>
      </>
    );
  if (state === 'rejected')
    return (
      <>
        <List $gap={0.5}>
          {reasons.map(({ field, reason }) => (
            <li key={`${field} ${reason}`}>{reason}</li>
          ))}
        </List>
        <WriteUs />
      </>
    );
  if (state === 'expired')
    return (
      <>
        <p>{`Valía hasta ${expiresOn ? `el ${formatLongDate(expiresOn)}` : 'hace poco'}. Para mover dinero hay que verificarla de nuevo.`}</p>
        <WriteUs />
      </>
    );
  return (
    <>
      {submittedAt && <p>{`Los enviaste el ${formatLongDate(toCalendarDate(submittedAt))}.`}</p>}
      {place !== null && (
        <p>{place === 1 ? 'Eres la siguiente persona de la fila.' : `Estás en el puesto ${place} de la fila.`}</p>
      )}
      <Muted>{waiting}</Muted>
    </>
  );
}

type Props = { identity: OwnIdentityFragment };

/** The state of an identity that cannot be changed now: what it means, and what comes next. */
export function StateCard({ identity }: Props) {
  const { state } = identity;
  if (state === 'draft' || state === 'needs_more') return null;
  return (
    <Card as="section" aria-labelledby="estado">
      <Stack $gap={1.5}>
        <Row>
          <h2 id="estado">{titles[state]}</h2>
          <StatusBadge status={identityState[state]} />
        </Row>
        <Description identity={identity} />
      </Stack>
    </Card>
  );
}
