import { useMutation } from '@apollo/client/react';
import { Button, saveFile } from '@cimiento/ui';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ExportDataRequestDocument } from './privacy.generated';

const texts = {
  success: 'Datos descargados: guárdalos en un lugar seguro',
  failure: 'No se pudieron descargar los datos',
};

const toZip = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/zip' });

/** Downloads everything that is held of the person of a request. The shell asks again who one is when that was long ago. */
export function PersonExport({ requestId }: { requestId: number }) {
  const { run } = useRecordChanges(() => Promise.resolve());
  const [send, { loading }] = useMutation(ExportDataRequestDocument);
  const download = () =>
    run(async () => {
      const { data } = await send({ variables: { id: requestId } });
      if (data) saveFile(toZip(data.exportDataSubjectRequest.content), data.exportDataSubjectRequest.name);
    }, texts);
  return (
    <Button variant="secondary" busy={loading} busyLabel="Preparando..." onClick={() => void download()}>
      Descargar sus datos (ZIP)
    </Button>
  );
}
