import { useMutation } from '@apollo/client/react';
import { useAuth } from '@cimiento/session';
import { Button, Card, SectionTitle, Section } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { showSaveError } from '../shared/report-save-error';
import { saveBase64 } from './save-base64';
import { ExportMyDataDocument } from './privacy.generated';

/** Downloads everything that is held of the person. The shell asks again who they are when that was long ago. */
export function ExportCard() {
  const { refresh } = useAuth();
  const [send, { loading }] = useMutation(ExportMyDataDocument);
  const download = async () => {
    try {
      const { data } = await send();
      if (!data) return;
      saveBase64(data.exportMyData);
      toast({ title: 'Descargamos tus datos', description: 'Guarda el archivo en un lugar seguro.' });
    } catch (error) {
      await showSaveError(error, 'No se pudieron descargar tus datos', refresh);
    }
  };
  return (
    <Section aria-labelledby="export">
      <SectionTitle id="export">Llévate tus datos</SectionTitle>
      <Card>
        <p>Un archivo ZIP con todo lo que guardamos de ti, en JSON y en CSV para abrirlo en una hoja de cálculo.</p>
        <Button busy={loading} busyLabel="Preparando..." onClick={() => void download()}>
          Descargar mis datos
        </Button>
      </Card>
    </Section>
  );
}
