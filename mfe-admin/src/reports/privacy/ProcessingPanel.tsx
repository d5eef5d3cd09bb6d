import { processingActivities, type ProcessingActivity } from '@cimiento/contracts';
import { DataTable, type Column } from '@cimiento/ui';
import { Panel } from '../../shared/records/Panel';

const columns: readonly Column<ProcessingActivity>[] = [
  { key: 'name', header: 'Tratamiento', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'data', header: 'Datos', cell: ({ data }) => data },
  { key: 'purpose', header: 'Finalidad', cell: ({ purpose }) => purpose },
  { key: 'basis', header: 'Base', cell: ({ basis }) => basis },
  { key: 'retention', header: 'Conservación', cell: ({ retention }) => retention },
  { key: 'recipients', header: 'Destinatarios', cell: ({ recipients }) => recipients },
];

/** The register of processing activities, the same that people read in 'Mis datos'. */
export const ProcessingPanel = () => (
  <Panel>
    <DataTable
      dense
      caption="Registro de tratamientos"
      columns={columns}
      rows={processingActivities}
      rowKey={({ name }) => name}
    />
  </Panel>
);
