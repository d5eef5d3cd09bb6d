import { messages, screeningListUploadPath, type ScreeningListKind } from '@cimiento/contracts';
import { screeningListFields } from '@cimiento/contracts/fields';
import { uploadFile } from '@cimiento/product-ui/upload';
import { Button, Dialog, SelectField, Stack } from '@cimiento/ui';
import { getChoices } from '@cimiento/ui/form';
import { useState } from 'react';
import { FileField, findFileProblem } from '../../shared/files/FileField';
import { FormError } from '../../shared/records/FormError';
import { formErrorKey, useRecordChanges } from '../../shared/records/useRecordChanges';

const hints: Record<ScreeningListKind, string> = {
  ofac: 'SDN.CSV, como lo publica la OFAC.',
  un: 'El XML consolidado de la ONU.',
  own: 'CSV con uid;name;birthDate;country;documentNumber;aliases',
};

type Props = { reload: () => Promise<unknown>; onClose: () => void };

/** Loads the file of a list. A file that loses many entries is refused, and the last list stays. */
export function LoadListDialog({ reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [kind, setKind] = useState<ScreeningListKind>('ofac');
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isBusy = progress !== null;

  const load = async () => {
    const problem = file ? findFileProblem(file) : messages.uploadMissing;
    if (!file || problem !== undefined) return setFaults({ file: problem ?? '' });
    setFaults({});
    setProgress(0);
    const files: Record<string, File> = alt && kind === 'ofac' ? { alt } : {};
    const errors = await save(
      () => uploadFile(screeningListUploadPath, file, { fields: { kind }, files, onProgress: setProgress }),
      { success: 'Lista cargada', failure: 'No se pudo cargar la lista' },
    );
    setProgress(null);
    if (errors) setFaults({ ...errors });
    else onClose();
  };

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Cargar lista"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} busyLabel="Cargando..." onClick={() => void load()}>
            Cargar
          </Button>
        </>
      }
    >
      <Stack>
        {faults[formErrorKey] && <FormError role="alert">{faults[formErrorKey]}</FormError>}
        <SelectField
          label={screeningListFields.kind.label}
          value={kind}
          choices={getChoices(screeningListFields.kind)}
          error={faults['kind']}
          onChange={({ currentTarget }) => {
            setKind(currentTarget.value as ScreeningListKind);
            setFaults({});
          }}
        />
        <FileField
          label="Archivo"
          required
          hint={hints[kind]}
          error={faults['file']}
          progress={progress}
          onChange={setFile}
        />
        {kind === 'ofac' && (
          <FileField
            label="Otros nombres (opcional)"
            hint="ALT.CSV, de la misma fecha."
            error={faults['alt']}
            progress={null}
            onChange={setAlt}
          />
        )}
      </Stack>
    </Dialog>
  );
}
