import { Button, Card, Muted, Notice, Stack } from '@cimiento/ui';
import { useRef, useState } from 'react';
import { Fold } from '../shared/Fold';
import { AnswerField } from './AnswerField';
import { Declaration } from './AnswerSteps';
import type { TextAnswer } from './answers';
import { listCorrections, type Corrections } from './corrections';
import { DocumentCard } from './DocumentCard';
import type { MyIdentityQuery } from './identity.generated';
import { OwnersEditor } from './OwnersEditor';
import { PhoneLink } from './PhoneLink';
import { focusFault } from './focus-fault';
import { describeSubmissions } from './submissions';
import { SavingFault, SavingLine } from './SavingLine';
import { Summary } from './Summary';
import { useAnswers, type AnswerForm } from './useAnswers';
import { useSubmit } from './useSubmit';

type AskedProps = { asked: Corrections['answers'][number]; form: AnswerForm; isChecked: boolean };

function AskedAnswer({ asked: { name, reason }, form, isChecked }: AskedProps) {
  if (name === 'owners') return <OwnersEditor form={form} isChecked={isChecked} asked={reason} />;
  if (name === 'declarationAccepted') return <Declaration form={form} isChecked={isChecked} />;
  return <AnswerField name={name as TextAnswer} form={form} isChecked={isChecked} asked={reason} />;
}

type Props = { identity: MyIdentityQuery; reload: () => Promise<unknown> };

/** Only what was refused can be changed, each with its reason; everything else is there to be read. */
export function CorrectionsForm({ identity, reload }: Props) {
  const form = useAnswers(identity);
  // What was asked when the page opened: a document that is sent again stays in sight.
  const [{ general, answers, documents }] = useState(() => listCorrections(identity));
  const [isChecked, setIsChecked] = useState(false);
  const { submit, isBusy, refusal } = useSubmit(form, reload);
  const { submissionsLeft } = identity.myIdentity;
  const frame = useRef<HTMLDivElement>(null);
  const current = identity.myIdentityDocuments;
  const find = (kind: string) => current.find((document) => document.kind === kind);
  const isMissing = (kind: string) => (find(kind)?.state ?? 'refused') === 'refused';
  const missing = documents.filter(({ kind }) => isMissing(kind));
  const faults = answers.filter(({ name }) => form.gaps[name] !== undefined);

  const onSubmit = () => {
    setIsChecked(true);
    if (missing.length === 0 && faults.length === 0) void submit();
    else focusFault(frame.current);
  };

  return (
    <Card ref={frame}>
      <Stack $gap={2.5}>
        <div>
          <h2>Lo que falta corregir</h2>
          <SavingLine form={form} />
        </div>
        {general.map((reason) => (
          <Notice key={reason}>{reason}</Notice>
        ))}
        {answers.map((asked) => (
          <AskedAnswer key={asked.name} asked={asked} form={form} isChecked={isChecked} />
        ))}
        {documents.length > 0 && <PhoneLink kinds={documents.map(({ kind }) => kind)} reload={reload} />}
        {documents.map(({ kind, reason }) => (
          <DocumentCard
            key={kind}
            kind={kind}
            document={find(kind)}
            asked={reason}
            gap={isChecked && isMissing(kind) ? 'Envía este documento de nuevo.' : undefined}
            onSent={reload}
          />
        ))}
        <SavingFault form={form} />
        {refusal !== null && (
          <Notice $tone="danger" role="alert">
            {refusal}
          </Notice>
        )}
        <Stack $gap={1}>
          <div>
            <Button disabled={submissionsLeft === 0} busy={isBusy} busyLabel="Enviando..." onClick={onSubmit}>
              Enviar de nuevo
            </Button>
          </div>
          <Muted>{describeSubmissions(submissionsLeft)}</Muted>
        </Stack>
        <Fold title="Ver lo demás, que ya no hace falta cambiar">
          <Stack>
            <Summary profile={form.profile} documents={current} />
          </Stack>
        </Fold>
      </Stack>
    </Card>
  );
}
