import { riskLevel } from '@cimiento/contracts';
import { Badge, List, Muted, Notice, Row, Stack } from '@cimiento/ui';
import { formatDateTime } from '../../shared/dates';
import { PersonLink } from '../../shared/records/PersonLink';
import type { IdentityDecisionKind, WholeIdentityCaseFragment } from './cases.generated';

type Props = { found: WholeIdentityCaseFragment };

const stepLabel: Record<IdentityDecisionKind, string> = {
  submitted: 'Enviada',
  claimed: 'Tomada para revisar',
  proposed: 'Aprobación pedida a una segunda persona',
  needs_more: 'Correcciones pedidas',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  expired: 'Vencida',
  suspended: 'Suspendida',
  reopened: 'Abierta de nuevo',
  match_same: 'Coincidencia: es la misma persona',
  match_other: 'Coincidencia: es otra persona',
};

/** The note of the first reviewer for the second one. */
function ProposedReason({ history }: Pick<WholeIdentityCaseFragment, 'history'>) {
  const reason = history.filter(({ kind }) => kind === 'proposed').at(-1)?.reason;
  return reason ? <p>{`Su nota: ${reason}`}</p> : null;
}

/** Notes on what the person wrote, and the second person for whom the case waits. */
export const CaseNotices = ({ found: { warnings, pendingApproval, risk, profile, history, hasNewMatches } }: Props) => (
  <>
    {warnings.map((warning) => (
      <Notice key={warning}>{warning}</Notice>
    ))}
    {hasNewMatches && (
      <Notice>
        Una lista cargada después lo nombra. Decide la coincidencia; si es la misma persona, suspende la identidad.
      </Notice>
    )}
    {pendingApproval && (
      <Notice>
        <span>Espera a una segunda persona en Aprobaciones. La pidió</span>{' '}
        <PersonLink person={pendingApproval.requester} />
      </Notice>
    )}
    {pendingApproval && <ProposedReason history={history} />}
    {!pendingApproval && (risk === 'high' || profile.pep === 'self') && (
      <Muted>Aprobar este caso lo confirma una segunda persona.</Muted>
    )}
  </>
);

/** The risk with the factors that make it. */
export const RiskFacts = ({ found: { risk, riskScore, factors } }: Props) => (
  <Stack $gap={1}>
    {risk !== null && (
      <Row>
        <Badge tone={riskLevel[risk].tone}>{riskLevel[risk].label}</Badge>
        <span>{`${riskScore ?? 0} puntos`}</span>
      </Row>
    )}
    {factors.length === 0 ? (
      <Muted>Ningún factor suma puntos.</Muted>
    ) : (
      <List $gap={0.5}>
        {factors.map(({ factor, label, points }) => (
          <li key={factor}>{`${label}: ${points}`}</li>
        ))}
      </List>
    )}
  </Stack>
);

/** The steps of the case, the newest first. */
export const CaseHistory = ({ found: { history } }: Props) => (
  <List $gap={1}>
    {[...history].reverse().map(({ kind, authorName, createdAt, lists, reason }, index) => (
      <li key={`${createdAt} ${kind} ${index}`}>
        <div>
          <strong>{stepLabel[kind]}</strong>{' '}
          <span>{[formatDateTime(createdAt), authorName].filter(Boolean).join(' · ')}</span>
        </div>
        {reason && <Muted>{reason}</Muted>}
        {lists && <Muted $tiny>{`Listas: ${lists}`}</Muted>}
      </li>
    ))}
  </List>
);
