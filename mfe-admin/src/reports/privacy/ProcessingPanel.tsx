import { processingActivities, type ProcessingActivity } from '@cimiento/contracts';
import { formatKept, type RetentionRule, retentionRules } from '@cimiento/contracts/retention';
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

const retentionColumns: readonly Column<RetentionRule>[] = [
  { key: 'name', header: 'Qué', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'kept', header: 'Cuánto tiempo', cell: ({ kept }) => formatKept(kept) },
  { key: 'why', header: 'Por qué', cell: ({ why }) => why },
  { key: 'tables', header: 'Tablas', cell: ({ tables }) => tables.join(', ') },
];

/** The register of processing activities, the same that people read in 'Mis datos', and how long each table is kept. */
export const ProcessingPanel = () => (
  <Panel>
    <DataTable
      dense
      caption="Registro de tratamientos"
      columns={columns}
      rows={processingActivities}
      rowKey={({ name }) => name}
    />
    <DataTable
      dense
      caption="Cuánto tiempo se guarda cada tabla"
      columns={retentionColumns}
      rows={retentionRules}
      rowKey={({ name }) => name}
    />
  </Panel>
);
