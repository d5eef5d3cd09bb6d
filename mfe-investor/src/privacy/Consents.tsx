import { useMutation } from '@apollo/client/react';
import { consentPurposeLabel, consentSourceLabel, formatShortDate, isCalendarDate } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Card, color, Section, SectionTitle, space, Switch, text } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { showSaveError } from '../shared/report-save-error';
import { formatDay } from './dates';
import { SaveConsentsDocument, type MyPrivacyQuery } from './privacy.generated';

const History = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin: ${space[2]} 0 0;
  padding: ${space[2]} 0 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  font-size: ${text.small};

  span {
    display: block;
    color: ${color.muted};
  }
`;

type Props = { consents: MyPrivacyQuery['myConsents']; onChanged: () => Promise<unknown> };

type Consent = Props['consents']['history'][number];

function describeConsent({ textVersion, source, givenAt, withdrawnAt }: Consent): string {
  const version = isCalendarDate(textVersion) ? formatShortDate(textVersion) : textVersion;
  const end = withdrawnAt ? `; retirado el ${formatDay(withdrawnAt)}` : '';
  return `Aceptado el ${formatDay(givenAt)} en ${consentSourceLabel[source]}, texto del ${version}${end}.`;
}

/** The consents of the user: a switch for what they can choose, and everything that they ever accepted. */
export function Consents({ consents: { news, history }, onChanged }: Props) {
  const { refresh } = useAuth();
  const [send, { loading }] = useMutation(SaveConsentsDocument);
  const save = async (wanted: boolean) => {
    try {
      await send({ variables: { input: { news: wanted } } });
      toast({ title: wanted ? 'Te enviaremos novedades' : 'Ya no te enviaremos novedades' });
    } catch (error) {
      await showSaveError(error, 'No se pudo guardar tu decisión', refresh);
    }
    await onChanged();
  };
  return (
    <Section aria-labelledby="consents">
      <SectionTitle id="consents">Tus consentimientos</SectionTitle>
      <Card>
        <Switch
          label={consentPurposeLabel.news}
          note="Noticias de la plataforma. Los avisos sobre tu dinero y tu seguridad llegan siempre."
          checked={news}
          disabled={loading}
          onChange={(wanted) => void save(wanted)}
        />
        {history.length > 0 && (
          <History aria-label="Historial de consentimientos">
            {history.map((consent) => (
              <li key={`${consent.purpose} ${consent.givenAt}`}>
                <strong>{consentPurposeLabel[consent.purpose]}</strong>
                <span>{describeConsent(consent)}</span>
              </li>
            ))}
          </History>
        )}
      </Card>
    </Section>
  );
}
