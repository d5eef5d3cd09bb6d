import { formatPercent, matchDecisionLabel, screeningListLabel, type MatchDecision } from '@cimiento/contracts';
import { identityMatchFields } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { getCountryName } from '@cimiento/product-ui/identity';
import { Badge, Button, Card, media, Muted, Row, Stack } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Wide } from '../../shared/records/Fields';
import { MutationForm } from '../../shared/records/MutationDialogs';
import { Facts } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { DecideIdentityMatchDocument, type WholeIdentityCaseFragment } from './cases.generated';

type Match = WholeIdentityCaseFragment['matches'][number];
type Opened = { match: Match; decision: MatchDecision };

const reasonFields = { reason: identityMatchFields.reason };
const noReason: { reason?: string } = {};

type DialogProps = {
  opened: Opened;
  found: WholeIdentityCaseFragment;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const DecideMatch = ({ opened: { match, decision }, found, reload, onClose }: DialogProps) => (
  <MutationForm
    title={`${matchDecisionLabel[decision]}: ${match.name}`}
    submitLabel={matchDecisionLabel[decision]}
    submitVariant={decision === 'same' ? 'danger' : 'primary'}
    schema={toSchema(reasonFields)}
    initialValues={noReason}
    mutation={DecideIdentityMatchDocument}
    toVariables={({ reason }) => ({ caseId: found.id, matchId: match.id, decision, reason })}
    toasts={{ success: 'Coincidencia decidida', failure: 'No se pudo decidir' }}
    reload={reload}
    onClose={onClose}
  >
    <Wide>
      <p>
        {decision === 'same'
          ? `${found.state === 'approved' ? 'Después suspende la identidad: hasta entonces puede mover dinero.' : 'Este caso ya no se podrá aprobar.'} La persona no se entera de la lista.`
          : 'La posible coincidencia queda descartada mientras no cambien los datos.'}
      </p>
      <RecordField
        name="reason"
        field={identityMatchFields.reason}
        hint="Qué comparaste: fecha, país, segundo nombre. Solo la lee quien revisa."
      />
    </Wide>
  </MutationForm>
);

/** In the narrow column of a case, values stand below their names. */
const Comparison = styled(Facts)`
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Person = { legalName: string | null; birthDate: string | null; country: string | null };

const compare = (listed: string | null, own: string | null): string => `${listed ?? 'no dice'} / ${own ?? 'no dice'}`;

type CardProps = { match: Match; person: Person; mayDecide: boolean; onDecide: (decision: MatchDecision) => void };

function MatchCard({ match, person, mayDecide, onDecide }: CardProps) {
  const { name, list, score, decision, reason, entryBirthDate, entryCountry } = match;
  return (
    <Card role="group" aria-label={`Posible coincidencia: ${name}`}>
      <Stack $gap={1}>
        <Row $between>
          <strong>{name}</strong>
          {decision === null ? (
            <Badge tone="warning">Por decidir</Badge>
          ) : (
            <Badge tone={decision === 'same' ? 'danger' : 'success'}>{matchDecisionLabel[decision]}</Badge>
          )}
        </Row>
        <Comparison>
          <dt>Lista / persona</dt>
          <dd>{compare(name, person.legalName)}</dd>
          <dt>Nacimiento</dt>
          <dd>{compare(entryBirthDate, person.birthDate)}</dd>
          <dt>País</dt>
          <dd>{compare(entryCountry, person.country === null ? null : getCountryName(person.country))}</dd>
          <dt>Parecido</dt>
          <dd>{`${formatPercent(score * 100)}, ${screeningListLabel[list]}`}</dd>
        </Comparison>
        {reason !== null && <Muted>{reason}</Muted>}
        {decision === null && mayDecide && (
          <Row>
            <Button size="small" variant="secondary" onClick={() => onDecide('other')}>
              {matchDecisionLabel.other}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onDecide('same')}>
              {matchDecisionLabel.same}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

type Props = { found: WholeIdentityCaseFragment; mayDecide: boolean; reload: () => Promise<unknown> };

/** The entries of lists that resemble the person; each is decided before the case is approved. */
export function MatchesPanel({ found, mayDecide, reload }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  if (found.matches.length === 0) return <Muted>Ninguna posible coincidencia con las listas.</Muted>;
  return (
    <Stack $gap={1.5}>
      {found.matches.map((match) => (
        <MatchCard
          key={match.id}
          match={match}
          person={found.profile}
          mayDecide={mayDecide}
          onDecide={(decision) => setOpened({ match, decision })}
        />
      ))}
      {opened && <DecideMatch opened={opened} found={found} reload={reload} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
