import { getAnswerLabel } from '@cimiento/product-ui/identity';
import { Button, List, Muted, Notice, Row, Section, Stack, TextLink } from '@cimiento/ui';
import type { OwnDocument } from './DocumentCard';
import { findStep, steps } from './steps';
import { describeSubmissions } from './submissions';
import { StepSummary } from './Summary';
import type { AnswerForm } from './useAnswers';
import { useSubmit } from './useSubmit';

type Props = {
  form: AnswerForm;
  documents: readonly OwnDocument[];
  submissionsLeft: number;
  reload: () => Promise<unknown>;
};

/** The gaps, each with a link to its step. */
function Gaps({ form: { gaps, profile } }: { form: AnswerForm }) {
  const names = Object.keys(gaps);
  if (names.length === 0) return null;
  return (
    <Notice as="div" role="status">
      <strong>{names.length === 1 ? 'Falta una cosa:' : `Faltan ${names.length} cosas:`}</strong>
      <List $gap={0.5} $top={1}>
        {names.map((name) => (
          <li key={name}>
            <TextLink to={`?paso=${findStep(name)}&faltan=1`}>{getAnswerLabel(name, profile.kind)}</TextLink>
            <span>{`: ${gaps[name] ?? ''}`}</span>
          </li>
        ))}
      </List>
    </Notice>
  );
}

/** Everything that was given, what is missing, and the button that sends it. */
export function ReviewStep({ form, documents, submissionsLeft, reload }: Props) {
  const { submit, isBusy, refusal } = useSubmit(form, reload);
  const isComplete = Object.keys(form.gaps).length === 0;
  return (
    <>
      <Gaps form={form} />
      {steps
        .filter(({ id }) => id !== 'revisar')
        .map(({ id, title }) => (
          <Section key={id} $gap={1} aria-labelledby={`resumen-${id}`}>
            <Row $between>
              <h3 id={`resumen-${id}`}>{title}</h3>
              <TextLink to={`?paso=${id}`} aria-label={`Cambiar: ${title}`}>
                Cambiar
              </TextLink>
            </Row>
            <StepSummary step={id} profile={form.profile} documents={documents} />
          </Section>
        ))}
      {refusal !== null && (
        <Notice $tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <Stack $gap={1}>
        <div>
          <Button disabled={!isComplete} busy={isBusy} busyLabel="Enviando..." onClick={() => void submit()}>
            Enviar a revisión
          </Button>
        </div>
        <Muted>{`Después no podrás cambiarlos hasta que los revisemos. ${describeSubmissions(submissionsLeft)}`}</Muted>
      </Stack>
    </>
  );
}
