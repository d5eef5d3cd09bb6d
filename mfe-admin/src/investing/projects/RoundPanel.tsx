import {
  countDaysLeft,
  formatDollars,
  formatPaymentDate,
  getFundedPercent,
  formatPercent,
  paths,
  roundMessages,
  roundModeLabel,
  roundState,
  today,
  toCalendarDate,
} from '@cimiento/contracts';
import { roundConfirmationFields, roundFields } from '@cimiento/contracts/fields';
import { Badge, Button, Card, EmptyState, Muted, ProgressBar, Row, StatusBadge } from '@cimiento/ui';
import { Fragment, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { PageLink } from '../../shared/access/PageLink';
import { formatDay } from '../../shared/dates';
import { ListTitle } from '../../shared/records/ListTitle';
import { Facts, Panel } from '../../shared/records/Panel';
import {
  CancelDialog,
  ConfirmDialog,
  ExtendDialog,
  TermsDialog,
  type Round,
  type RoundDialog,
  type RoundOverview,
  type RoundProject,
} from './RoundDialogs';

type Props = { project: RoundProject; overview: RoundOverview; reload: () => Promise<unknown> };

/** Day on which the state of a round ends, with the days left; after its end, when it ended. */
function describeDeadline({ state, opensAt, closesAt, decidedAt }: Round, confirmUntil: string | null): string {
  const day = today();
  const left = (until: string): string => {
    const days = countDaysLeft(until, day);
    return days === 1 ? 'queda 1 día' : `quedan ${days} días`;
  };
  if (state === 'planned') return `Abre el ${formatPaymentDate(opensAt)} y cierra el ${formatPaymentDate(closesAt)}`;
  if (state === 'open') return `Cierra el ${formatPaymentDate(closesAt)}, ${left(closesAt)}`;
  if (confirmUntil !== null)
    return `Debe confirmarse hasta el ${formatPaymentDate(confirmUntil)}, ${left(confirmUntil)}. Si no, el dinero vuelve a los inversionistas`;
  return decidedAt ? `Terminó el ${formatPaymentDate(toCalendarDate(decidedAt))}` : '';
}

function listFacts({ target }: RoundProject, { confirmUntil, shortfall, round }: RoundOverview): [string, string][] {
  if (!round) return [];
  return [
    ['Plazo', describeDeadline(round, confirmUntil)],
    [roundFields.minimum.label, `${formatDollars(round.minimum)} de un objetivo de ${formatDollars(target)}`],
    [roundFields.mode.label, roundModeLabel[round.mode]],
    ...(round.mode === 'prefunding'
      ? [['Interés registrado', formatDollars(round.interested)] satisfies [string, string]]
      : []),
    ...(round.extended ? [['Extensión', 'Ya se extendió una vez'] satisfies [string, string]] : []),
    ...(shortfall === null ? [] : [[roundConfirmationFields.shortfall.label, shortfall] satisfies [string, string]]),
    ...(round.reason === null ? [] : [['Motivo', round.reason] satisfies [string, string]]),
  ];
}

/** Paid of target, and how far that is from the minimum. */
function PaidBar({
  project: { name, target },
  round: { paid, minimum, state },
}: {
  project: RoundProject;
  round: Round;
}) {
  const missing = minimum - paid;
  const rest = missing > 0 ? `faltan ${formatDollars(missing)} para el mínimo` : 'mínimo alcanzado';
  const share = getFundedPercent(paid, target);
  const isOver = !roundState[state].isLive;
  const figures = `${formatDollars(paid)} de ${formatDollars(target)} · ${formatPercent(share)}`;
  return <ProgressBar value={share} label={`Ronda de ${name}`} caption={isOver ? figures : `${figures} · ${rest}`} />;
}

function PendingNote({ pending }: { pending: NonNullable<RoundOverview['pendingApproval']> }) {
  return (
    <Card as="section" aria-label="Enviado a aprobación">
      <Badge tone="warning">Enviado a aprobación</Badge>
      <p>{`La confirmación la pidió ${pending.requester?.fullName ?? 'un administrador'} el ${formatDay(pending.createdAt)}; debe decidirla otro administrador.`}</p>
      <PageLink to={`${paths.adminApprovals}?status=pending`}>Ver las aprobaciones pendientes</PageLink>
    </Card>
  );
}

/** Actions that a round allows in its state. */
function Actions({ project, overview, open }: Omit<Props, 'reload'> & { open: (dialog: RoundDialog) => void }) {
  const { round, isFrozen, pendingApproval } = overview;
  const isLive = round !== null && roundState[round.state].isLive;
  const maySet = !isFrozen && project.status === 'available' && project.archivedAt === null && project.funded === 0;
  return (
    <Row $gap={1}>
      {maySet && (
        <Allowed to="setProjectRound">
          <Button variant={round ? 'secondary' : 'primary'} onClick={() => open('terms')}>
            {round ? 'Cambiar condiciones' : 'Definir ronda'}
          </Button>
        </Allowed>
      )}
      {round?.state === 'open' && !round.extended && (
        <Allowed to="extendRound">
          <Button variant="secondary" onClick={() => open('extend')}>
            Extender
          </Button>
        </Allowed>
      )}
      {isLive && (
        <Allowed to="cancelRound">
          <Button variant="secondary" onClick={() => open('cancel')}>
            Cancelar la ronda
          </Button>
        </Allowed>
      )}
      {round?.state === 'closing' && !pendingApproval && (
        <Allowed to="confirmRound">
          <Button onClick={() => open('confirm')}>Confirmar</Button>
        </Allowed>
      )}
    </Row>
  );
}

const dialogs = { extend: ExtendDialog, cancel: CancelDialog, confirm: ConfirmDialog };

/** The round of a project: its terms, how it stands, and what an administrator can do with it. */
export function RoundPanel({ project, overview, reload }: Props) {
  const [opened, setOpened] = useState<RoundDialog | null>(null);
  const { round, isFrozen, pendingApproval } = overview;
  const dialog = { project, overview, reload, onClose: () => setOpened(null) };
  const Live = opened === null || opened === 'terms' ? null : dialogs[opened];
  return (
    <Panel as="section" aria-labelledby="project-round">
      <Row $between $gap={2}>
        <ListTitle id="project-round">Ronda</ListTitle>
        <Actions project={project} overview={overview} open={setOpened} />
      </Row>
      {round === null ? (
        <EmptyState
          title="Sin ronda"
          description={
            isFrozen || project.funded > 0 || project.status !== 'available'
              ? roundMessages.fundedBefore
              : 'Con una ronda, el dinero queda apartado hasta reunir un mínimo; si no se reúne, vuelve a cada inversionista.'
          }
        />
      ) : (
        <>
          <div>
            <StatusBadge status={roundState[round.state]} />
          </div>
          <PaidBar project={project} round={round} />
          <Facts>
            {listFacts(project, overview).map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Facts>
          {isFrozen && roundState[round.state].isLive && <Muted>{roundMessages.frozen}</Muted>}
          {pendingApproval && <PendingNote pending={pendingApproval} />}
        </>
      )}
      {opened === 'terms' && <TermsDialog {...dialog} />}
      {Live && round && <Live {...dialog} round={round} />}
    </Panel>
  );
}
