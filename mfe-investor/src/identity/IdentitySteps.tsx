import { Button, ButtonLink, Card, lazySection, Row, Stack } from '@cimiento/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AnswerStep } from './AnswerSteps';
import type { MyIdentityQuery } from './identity.generated';
import { ReviewStep } from './ReviewStep';
import { focusFault } from './focus-fault';
import { SavingFault, SavingLine } from './SavingLine';
import { StepList } from './StepList';
import { listStepAnswers, steps, type StepId } from './steps';
import { useAnswers, type AnswerForm } from './useAnswers';

// The answers come first; pictures are taken later.
const DocumentsStep = lazySection(() => import('./DocumentsStep').then((module) => module.DocumentsStep), {
  loading: 'Cargando documentos...',
  failed: 'No pudimos cargar este paso. Lo que guardaste está a salvo.',
});

const Frame = styled(Card)`
  width: 100%;
  max-width: 44rem;

  h2:focus {
    outline: none;
  }
`;

const isComplete = (step: StepId, { profile, gaps }: AnswerForm): boolean =>
  step === 'revisar'
    ? Object.keys(gaps).length === 0
    : listStepAnswers(step, profile).every((name) => gaps[name] === undefined);

type Props = { identity: MyIdentityQuery; reload: () => Promise<unknown> };

function StepContent({
  step,
  form,
  isChecked,
  identity,
  reload,
}: Props & { step: StepId; form: AnswerForm; isChecked: boolean }) {
  const documents = identity.myIdentityDocuments;
  if (step === 'documentos')
    return <DocumentsStep form={form} documents={documents} isChecked={isChecked} reload={reload} />;
  if (step === 'revisar')
    return (
      <ReviewStep
        form={form}
        documents={documents}
        submissionsLeft={identity.myIdentity.submissionsLeft}
        reload={reload}
      />
    );
  return <AnswerStep step={step} form={form} isChecked={isChecked} />;
}

/** The identity in steps, each with its address. Everything is stored as it is typed, so that a user can stop and continue later. */
export function IdentitySteps({ identity, reload }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useAnswers(identity);
  const found = steps.findIndex(({ id }) => id === params.get('paso'));
  const index = Math.max(0, found);
  const { id, title } = steps[index] ?? steps[0];
  const [checked, setChecked] = useState<readonly StepId[]>([]);
  const isChecked = checked.includes(id) || params.has('faltan');
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(id);
  // The page stays where it is when it opens; a step that somebody goes to is announced by its title.
  useEffect(() => {
    if (first.current !== id) heading.current?.focus();
    first.current = id;
  }, [id]);

  const goOn = async () => {
    setChecked([...checked, id]);
    if (!(await form.save())) return;
    if (isComplete(id, form)) await navigate(`?paso=${steps[index + 1]?.id ?? id}`);
    else focusFault(frame.current);
  };

  return (
    <>
      <StepList open={id} done={steps.map((step) => step.id).filter((step) => isComplete(step, form))} />
      <Frame ref={frame}>
        <Stack $gap={2.5}>
          <div>
            <h2 ref={heading} tabIndex={-1}>{`${index + 1}. ${title}`}</h2>
            <SavingLine form={form} />
          </div>
          <StepContent step={id} form={form} isChecked={isChecked} identity={identity} reload={reload} />
          <SavingFault form={form} />
          <Row $between>
            {index > 0 ? (
              <ButtonLink variant="secondary" to={`?paso=${steps[index - 1]?.id ?? ''}`}>
                Anterior
              </ButtonLink>
            ) : (
              <span />
            )}
            {id !== 'revisar' && <Button onClick={() => void goOn()}>Siguiente</Button>}
          </Row>
        </Stack>
      </Frame>
    </>
  );
}
