import { useMutation } from '@apollo/client/react';
import { formatShortDate, toCalendarDate } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Actions, Button, Card, color, ConfirmDialog, CopyIcon, radius, SectionTitle, space, text } from '@cimiento/ui';
import { copyText, toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RenewCalendarLinkDocument, RevokeCalendarLinkDocument } from './rent-calendar.generated';

const Address = styled.code`
  display: block;
  margin: ${space[1.5]} 0;
  padding: ${space[1.5]};
  border-radius: ${radius.md};
  background: ${color.sunken};
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

const texts = {
  title: 'En tu calendario',
  lead: 'Suscribe tu aplicación de calendario a un enlace privado y verás en ella cuándo vence cada renta.',
  secret: 'Quien tenga el enlace puede ver tus rentas. Lo mostramos una sola vez: cópialo ahora.',
  renew: 'El enlace de ahora dejará de funcionar. Tendrás que pegar el nuevo en tu calendario.',
  revoke: 'Las aplicaciones que lo usan dejarán de ver tus rentas.',
} as const;

type Question = 'renew' | 'revoke';

type Props = {
  /** When the link was made, ISO 8601; null without one. */
  since: string | null;
  onChanged: () => Promise<unknown>;
};

/** The private link by which a calendar application follows the rents: made, renewed and revoked here. */
export function PrivateLink({ since, onChanged }: Props) {
  const [address, setAddress] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [sendRenew, { loading: renewing }] = useMutation(RenewCalendarLinkDocument);
  const [sendRevoke, { loading: revoking }] = useMutation(RevokeCalendarLinkDocument);

  const run = async (work: () => Promise<void>) => {
    try {
      await work();
      await onChanged();
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo cambiar el enlace', description, variant: 'destructive' });
    } finally {
      setQuestion(null);
    }
  };
  const renew = () =>
    run(async () => {
      const { data } = await sendRenew();
      if (data) setAddress(`${window.location.origin}/api/calendar/${data.renewCalendarLink.token}.ics`);
    });
  const revoke = () =>
    run(async () => {
      await sendRevoke();
      setAddress(null);
      toast({ title: 'El enlace ya no funciona' });
    });

  return (
    <Card as="section" aria-labelledby="calendar-link">
      <SectionTitle id="calendar-link">{texts.title}</SectionTitle>
      <p>{texts.lead}</p>
      {address && (
        <>
          <p>{texts.secret}</p>
          <Address>{address}</Address>
          <Button variant="secondary" size="small" onClick={() => void copyText(address, 'Enlace copiado')}>
            <CopyIcon /> Copiar enlace
          </Button>
        </>
      )}
      {since !== null && !address && (
        <p>{`Tienes un enlace desde el ${formatShortDate(toCalendarDate(since))}. Si lo perdiste, renuévalo.`}</p>
      )}
      <Actions $gap={1.5} $top={2}>
        {since === null ? (
          <Button variant="secondary" busy={renewing} onClick={() => void renew()}>
            Crear enlace privado
          </Button>
        ) : (
          <>
            <Button variant="secondary" size="small" onClick={() => setQuestion('renew')}>
              Renovar enlace
            </Button>
            <Button variant="ghost" size="small" onClick={() => setQuestion('revoke')}>
              Revocar enlace
            </Button>
          </>
        )}
      </Actions>
      {question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setQuestion(null)}
          title={question === 'renew' ? '¿Renovar el enlace?' : '¿Revocar el enlace?'}
          message={texts[question]}
          confirmLabel={question === 'renew' ? 'Renovar' : 'Revocar'}
          busy={renewing || revoking}
          onConfirm={() => void (question === 'renew' ? renew() : revoke())}
        />
      )}
    </Card>
  );
}
