import { formatExactDollars, formatPaymentDate, formatWholeNumber, paths } from '@cimiento/contracts';
import { Badge, Button, Card } from '@cimiento/ui';
import { Fragment, useState } from 'react';
import { PageLink } from '../../shared/access/PageLink';
import { Allowed, useAllowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { formatDay } from '../../shared/dates';
import { Facts, Panel } from '../../shared/records/Panel';
import { ProjectRecordPage } from '../../shared/records/ProjectRecordPage';
import { ExitPageDocument, type ExitPageQuery } from './exits.generated';
import { ExitShares } from './ExitShares';
import { PrepareExit } from './PrepareExit';

type State = ExitPageQuery['exitState'];

/** When an exit was posted and by whom; where a second administrator approved it, who asked for it too. */
function describePosting({ createdAt, author, approver }: NonNullable<State['exit']>): string {
  const day = formatDay(createdAt);
  const name = author?.fullName ?? 'el sistema';
  return approver ? `${day}. Pedida por ${name}, aprobada por ${approver.fullName}` : `${day} por ${name}`;
}

function PostedExit({ exit }: { exit: NonNullable<State['exit']> }) {
  const facts = [
    ['Precio de venta', formatExactDollars(exit.price)],
    ...exit.costs.map(({ label, amount }) => [`Costo: ${label}`, formatExactDollars(amount)]),
    ['Fecha de venta', formatPaymentDate(exit.exitDate)],
    ['Registrada', describePosting(exit)],
  ];
  return (
    <Panel>
      <div>
        <Badge tone="success">{exit.version === 1 ? 'Salida registrada' : 'Salida corregida'}</Badge>
      </div>
      <Facts>
        {facts.map(([label, value], index) => (
          <Fragment key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      <ExitShares net={exit.net} fees={exit.fees} reserve={exit.reserve} shares={exit.shares} />
    </Panel>
  );
}

const PendingNote = ({ approval }: { approval: NonNullable<State['pendingApproval']> }) => (
  <Card as="section" aria-label="Enviado a aprobación">
    <Badge tone="warning">Enviado a aprobación</Badge>
    <p>
      {`${approval.summary}. La pidió ${approval.requester?.fullName ?? 'un administrador'} el ${formatDay(approval.createdAt)}; debe decidirla otro administrador.`}
    </p>
    <PageLink to={`${paths.adminApprovals}?status=pending`}>Ver las aprobaciones pendientes</PageLink>
  </Card>
);

function ReservationsNote({ count, projectName }: { count: number; projectName: string }) {
  const params = new URLSearchParams({ status: 'reserved', q: projectName });
  return (
    <Card as="section" aria-label="Reservas abiertas">
      <Badge tone="warning">
        {count === 1 ? 'Hay 1 reserva abierta' : `Hay ${formatWholeNumber(count)} reservas abiertas`}
      </Badge>
      <p>Al registrar la salida se cancelan, y avisamos a sus inversionistas.</p>
      <PageLink to={`${paths.adminOrders}?${params}`}>Ver las reservas de este proyecto</PageLink>
    </Card>
  );
}

function Exit({ data, reload }: { data: ExitPageQuery; reload: () => Promise<unknown> }) {
  const { adminProject: project, exitState } = data;
  const { exit, pendingApproval, openReservations } = exitState;
  const mayPost = useAllowed('exitProject');
  const [isCorrecting, setIsCorrecting] = useState(false);
  if (pendingApproval) {
    return (
      <Panel>
        <PendingNote approval={pendingApproval} />
        {exit && <PostedExit exit={exit} />}
      </Panel>
    );
  }
  if (exit && !isCorrecting) {
    return (
      <Panel>
        <PostedExit exit={exit} />
        <Allowed to="exitProject">
          <div>
            <Button variant="secondary" onClick={() => setIsCorrecting(true)}>
              Corregir salida
            </Button>
          </div>
        </Allowed>
      </Panel>
    );
  }
  return (
    <Panel>
      {openReservations > 0 && <ReservationsNote count={openReservations} projectName={project.name} />}
      {!exit && project.status === 'exited' && (
        <p>
          <Badge tone="warning">Finalizada sin liquidación</Badge> Este proyecto se marcó como Finalizada a mano: sus
          inversionistas aún no reciben el resultado de la venta.
        </p>
      )}
      {!exit && exitState.pendingPayments > 0 && (
        <p>{`Quedan ${formatWholeNumber(exitState.pendingPayments)} pagos pendientes por ${formatExactDollars(exitState.pendingTotal)}: la salida no los paga.`}</p>
      )}
      {mayPost ? (
        <PrepareExit project={project} exit={exit} reload={reload} onDone={() => setIsCorrecting(false)} />
      ) : (
        <p>Aún no se registra la salida de este proyecto.</p>
      )}
    </Panel>
  );
}

/** The exit of a project: prepare, preview and post it; or see and correct the one that was posted. */
function ExitPage() {
  return (
    <ProjectRecordPage
      title="Salida"
      lead="El neto de la venta se reparte entre las inversiones en proporción a su capital, exacto al centavo."
      loading="Cargando salida..."
      failure="No se pudo cargar la salida. Nada ha cambiado."
      query={ExitPageDocument}
    >
      {(data, reload) => <Exit data={data} reload={reload} />}
    </ProjectRecordPage>
  );
}

export default guardPage(paths.adminExit, ExitPage);
