import { investmentRangeLabel, invitationStatus, referralSourceLabel, waitlistStatus } from '@cimiento/contracts';
import { waitlistFields as fields } from '@cimiento/contracts/fields';
import { Button, Dialog, StatusBadge } from '@cimiento/ui';
import { Allowed } from '../../shared/access/allowed';
import { formatDay } from '../../shared/dates';
import { Code, Facts } from '../../shared/records/Panel';
import { hasValidCode, invitationEmailLabel, type WaitlistRequest } from './waitlist-columns';

const noAnswer = '—';

const toLabel = <Value extends string>(labels: Readonly<Record<Value, string>>, value: string | null): string =>
  value === null ? noAnswer : labels[value as Value];

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

type Props = {
  request: WaitlistRequest;
  onInvite: () => void;
  onDecline: () => void;
  onReopen: () => void;
  /** Shows the code of the invitation again. */
  onShowCode: (code: string) => void;
  onClose: () => void;
};

/** Buttons for what the status of the request allows. */
function NextActions({ request, onInvite, onDecline, onReopen, onShowCode }: Omit<Props, 'onClose'>) {
  const { status, invitation } = request;
  if (status === 'declined') return <Button onClick={onReopen}>Volver a pendiente</Button>;
  if (status === 'invited' && !hasValidCode(request)) return <Button onClick={onInvite}>Invitar de nuevo</Button>;
  if (status === 'invited')
    return (
      <>
        <Button variant="secondary" onClick={onInvite}>
          Corregir el correo
        </Button>
        {invitation && <Button onClick={() => onShowCode(invitation.code)}>Ver invitación</Button>}
      </>
    );
  return (
    <>
      <Button variant="secondary" onClick={onDecline}>
        Rechazar
      </Button>
      <Button onClick={onInvite}>Invitar</Button>
    </>
  );
}

/** Shows every answer of a waitlist request. */
export function WaitlistRequestDialog({ onClose, ...props }: Props) {
  const { request } = props;
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => !open && onClose()}
      title={request.fullName}
      footer={
        <Allowed to="inviteFromWaitlist">
          <NextActions {...props} />
        </Allowed>
      }
    >
      {/* Focusable, so that the keyboard can scroll it on a small screen. */}
      <div tabIndex={0} role="group" aria-label={`Solicitud de ${request.fullName}`}>
        <Facts>
          <Fact name={fields.status.label}>
            <StatusBadge status={waitlistStatus[request.status]} />
          </Fact>
          {request.invitation && (
            <Fact name="Su código">
              <Code>{request.invitation.code}</Code> {invitationStatus[request.invitation.status].label}
            </Fact>
          )}
          {request.emailStatus && <Fact name="Su invitación">{invitationEmailLabel[request.emailStatus]}</Fact>}
          <Fact name={fields.createdAt.label}>{formatDay(request.createdAt)}</Fact>
          <Fact name={fields.email.label}>{request.email}</Fact>
          <Fact name={fields.location.label}>{request.location}</Fact>
          <Fact name={fields.occupation.label}>{request.occupation}</Fact>
          <Fact name={fields.whyInterested.label}>{request.whyInterested}</Fact>
          <Fact name={fields.investmentRange.label}>{toLabel(investmentRangeLabel, request.investmentRange)}</Fact>
          <Fact name={fields.socialProfiles.label}>{request.socialProfiles ?? noAnswer}</Fact>
          <Fact name={fields.referralSource.label}>{toLabel(referralSourceLabel, request.referralSource)}</Fact>
          <Fact name={fields.invitationCode.label}>{request.invitationCode ?? noAnswer}</Fact>
          <Fact name={fields.receiveNews.label}>{request.receiveNews ? 'Sí' : 'No'}</Fact>
        </Facts>
      </div>
    </Dialog>
  );
}
