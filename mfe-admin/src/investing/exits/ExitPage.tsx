import { formatExactDollars, formatPaymentDate, formatWholeNumber, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  Spinner,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { Fragment, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { formatDay } from '../../shared/records/dates';
import { Facts, Panel } from '../../shared/records/Panel';
import { ExitPageDocument, type ExitPageQuery } from './exits.generated';
import { ExitShares } from './ExitShares';
import { PrepareExit } from './PrepareExit';

const lead = 'El neto de la venta se reparte entre las inversiones en proporción a su capital, exacto al centavo.';

type State = ExitPageQuery['exitState'];

function PostedExit({ exit }: { exit: NonNullable<State['exit']> }) {
  const facts = [
    ['Precio de venta', formatExactDollars(exit.price)],
    ...exit.costs.map(({ label, amount }) => [`Costo: ${label}`, formatExactDollars(amount)]),
    ['Fecha de venta', formatPaymentDate(exit.exitDate)],
    ['Registrada', `${formatDay(exit.createdAt)} por ${exit.author?.fullName ?? 'el sistema'}`],
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
      <ExitShares net={exit.net} shares={exit.shares} />
    </Panel>
  );
}

const PendingNote = ({ approval }: { approval: NonNullable<State['pendingApproval']> }) => (
  <Card as="section" aria-label="Enviado a aprobación">
    <Badge tone="warning">Enviado a aprobación</Badge>
    <p>
      {`${approval.summary}. La pidió ${approval.requester?.fullName ?? 'un administrador'} el ${formatDay(approval.createdAt)}; debe decidirla otro administrador.`}
    </p>
    <TextLink to={`${paths.adminApprovals}?status=pending`}>Ver las aprobaciones pendientes</TextLink>
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
      <TextLink to={`${paths.adminOrders}?${params}`}>Ver las reservas de este proyecto</TextLink>
    </Card>
  );
}

function Exit({ data, reload }: { data: ExitPageQuery; reload: () => Promise<unknown> }) {
  const { adminProject: project, exitState } = data;
  const { exit, pendingApproval, openReservations } = exitState;
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
        <div>
          <Button variant="secondary" onClick={() => setIsCorrecting(true)}>
            Corregir salida
          </Button>
        </div>
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
      <PrepareExit project={project} exit={exit} reload={reload} onDone={() => setIsCorrecting(false)} />
    </Panel>
  );
}

function ExitDetails({ projectId }: { projectId: number }) {
  const { data, loading, error, reload, refresh } = usePageQuery(ExitPageDocument, { projectId });
  const name = data?.adminProject.name;
  const title = name ? `Salida de ${name}` : 'Salida';
  usePageTitle(title);
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  return (
    <>
      <div>
        <TextLink to={paths.adminProjects}>← Volver a proyectos</TextLink>
      </div>
      <PageHeader title={title} lead={lead} />
      {loading && !data && <Spinner label="Cargando salida..." />}
      {isMissing && <ProjectNotFound />}
      {Boolean(error) && !loading && !isMissing && (
        <ErrorState message="No se pudo cargar la salida. Nada ha cambiado." onRetry={refresh} />
      )}
      {data && <Exit data={data} reload={reload} />}
    </>
  );
}

const ProjectNotFound = () => (
  <EmptyState
    title="Proyecto no encontrado"
    description="Puede que alguien lo haya eliminado."
    action={<ButtonLink to={paths.adminProjects}>Ver los proyectos</ButtonLink>}
  />
);

/** The exit of a project: prepare, preview and post it; or see and correct the one that was posted. */
export default function ExitPage() {
  const { id = '' } = useParams();
  const projectId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  return (
    <AdminLayout>
      {projectId === null ? <ProjectNotFound /> : <ExitDetails key={projectId} projectId={projectId} />}
    </AdminLayout>
  );
}
