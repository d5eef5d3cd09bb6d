import { useMutation } from '@apollo/client/react';
import { dataRequestDays, dataRequestKind, dataRequestKinds } from '@cimiento/contracts';
import { dataRequestFields as fields, type DataRequestInput } from '@cimiento/contracts/fields';
import { dataRequestSchema } from '@cimiento/contracts/schemas';
import { useAuth } from '@cimiento/session';
import { color, space, text } from '@cimiento/ui';
import { FormSelect, FormTextArea, getChoices, getControlProps } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { FormDialog } from '../shared/FormDialog';
import { reportSaveError } from '../shared/report-save-error';
import { CreateDataRequestDocument } from './privacy.generated';

const Hints = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  font-size: ${text.small};

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: ${color.muted};
  }
`;

const empty: Partial<DataRequestInput> = {};

type Props = { onSent: () => Promise<unknown>; onClose: () => void };

/** Asks something about one's own data. */
export function RequestDialog({ onSent, onClose }: Props) {
  const { refresh } = useAuth();
  const [send] = useMutation(CreateDataRequestDocument);
  const ask = async (input: DataRequestInput) => {
    try {
      await send({ variables: { input } });
    } catch (error) {
      return reportSaveError(error, 'No se pudo enviar la solicitud', refresh);
    }
    toast({ title: 'Recibimos tu solicitud', description: `Te respondemos en ${dataRequestDays} días.` });
    await onSent();
    return undefined;
  };
  return (
    <FormDialog
      title="Nueva solicitud"
      submitLabel="Enviar solicitud"
      busyLabel="Enviando..."
      schema={dataRequestSchema}
      initialValues={empty}
      onSubmit={ask}
      onClose={onClose}
    >
      <Hints>
        {dataRequestKinds.map((kind) => (
          <div key={kind}>
            <dt>{dataRequestKind[kind].label}</dt>
            <dd>{dataRequestKind[kind].hint}</dd>
          </div>
        ))}
      </Hints>
      <FormSelect
        name="kind"
        {...getControlProps(fields.kind)}
        empty="Elige una opción"
        choices={getChoices(fields.kind)}
      />
      <FormTextArea name="details" {...getControlProps(fields.details)} />
    </FormDialog>
  );
}
