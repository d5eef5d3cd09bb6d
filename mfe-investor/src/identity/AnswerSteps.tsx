import { fundsDeclaration } from '@cimiento/contracts';
import { Checkbox, Muted } from '@cimiento/ui';
import { AnswerField } from './AnswerField';
import type { TextAnswer } from './answers';
import { OwnersEditor } from './OwnersEditor';
import { listStepAnswers, type StepId } from './steps';
import type { AnswerForm } from './useAnswers';

type DeclarationProps = { form: AnswerForm; isChecked: boolean };

/** The declaration of lawful funds, whole beside its box. */
export const Declaration = ({ form, isChecked }: DeclarationProps) => (
  <Checkbox
    label={fundsDeclaration}
    checked={form.answers.declarationAccepted}
    error={isChecked ? form.gaps['declarationAccepted'] : undefined}
    onChange={({ currentTarget }) => {
      form.change('declarationAccepted', currentTarget.checked);
      void form.save();
    }}
  />
);

type Props = {
  step: Extract<StepId, 'quien' | 'datos' | 'dinero'>;
  form: AnswerForm;
  /** Whether what is missing is shown: after a user pressed the button of the next step. */
  isChecked: boolean;
};

const leads: Record<Props['step'], string> = {
  quien: 'Escribe los datos como están en el documento.',
  datos: 'La ley nos pide conocer a quienes invierten.',
  dinero: 'De dónde viene el dinero que inviertes, y cuánto piensas invertir.',
};

/** The questions of a step. */
export const AnswerStep = ({ step, form, isChecked }: Props) => (
  <>
    <Muted>{leads[step]}</Muted>
    {listStepAnswers(step, form.profile).map((name) =>
      name === 'owners' ? (
        <OwnersEditor key={name} form={form} isChecked={isChecked} />
      ) : name === 'declarationAccepted' ? (
        <Declaration key={name} form={form} isChecked={isChecked} />
      ) : (
        <AnswerField key={name} name={name as TextAnswer} form={form} isChecked={isChecked} />
      ),
    )}
  </>
);
