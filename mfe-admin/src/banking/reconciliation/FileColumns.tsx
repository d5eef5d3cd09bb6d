import { dayOrderLabel, dayOrders, decimalSignLabel, decimalSigns } from '@cimiento/contracts';
import { SelectField, space, TextField } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Fields } from '../../shared/records/Fields';
import { columnFields, columnLabels, type FileMapping, type StatementReading } from './statement-reading';

const Section = styled.details`
  summary {
    margin-bottom: ${space[2]};
    cursor: pointer;
    font-weight: 560;
  }
`;

type Props = {
  reading: StatementReading;
  mapping: FileMapping;
  onChange: (mapping: FileMapping) => void;
};

const isWhole = (text: string): boolean => /^\d{1,5}$/.test(text);

/** The columns of a file as they were read, to change. It is open while the file leaves a question. */
export function FileColumns({ reading, mapping, onChange }: Props) {
  const { columns, headerRow, lines } = reading;
  const change = (changed: FileMapping) =>
    onChange({ ...mapping, ...(columns.length > 0 && { headerRow: headerRow ?? 0 }), ...changed });
  const isInDoubt = lines.length === 0 || mapping.dayOrder === null || mapping.decimal === null;
  const changeNumber = (name: 'year' | 'headerRow', text: string) => {
    // Another header has other columns: they are recognized again.
    if (!isWhole(text)) return;
    if (name === 'headerRow') onChange({ headerRow: Number(text) });
    else change({ year: Number(text) });
  };
  return (
    <Section open={isInDoubt}>
      <summary>Columnas del archivo</summary>
      <Fields>
        {columns.length > 0 && (
          <TextField
            label="Fila de los encabezados"
            hint="0 si el archivo no los tiene"
            inputMode="numeric"
            defaultValue={headerRow ?? 0}
            key={headerRow}
            onBlur={({ target }) => {
              const { value } = target as HTMLInputElement;
              if (value !== String(headerRow ?? 0)) changeNumber('headerRow', value);
            }}
          />
        )}
        {columns.length > 0 &&
          columnFields.map((field) => (
            <SelectField
              key={field}
              label={columnLabels[field]}
              empty="Ninguna"
              choices={columns.map((value) => ({ value, label: value }))}
              value={mapping[field] ?? ''}
              onChange={({ currentTarget }) => change({ [field]: currentTarget.value || null })}
            />
          ))}
        <SelectField
          label="Orden de la fecha"
          empty={mapping.dayOrder === null ? 'Elige el orden' : undefined}
          choices={dayOrders.map((value) => ({ value, label: dayOrderLabel[value] }))}
          value={mapping.dayOrder ?? ''}
          onChange={({ currentTarget }) =>
            change({ dayOrder: dayOrders.find((order) => order === currentTarget.value) ?? null })
          }
        />
        <SelectField
          label="Separador decimal"
          empty={mapping.decimal === null ? 'Elige el separador' : undefined}
          choices={decimalSigns.map((value) => ({ value, label: decimalSignLabel[value] }))}
          value={mapping.decimal ?? ''}
          onChange={({ currentTarget }) =>
            change({ decimal: decimalSigns.find((sign) => sign === currentTarget.value) ?? null })
          }
        />
        {mapping.year !== null && mapping.year !== undefined && (
          <TextField
            label="Año de las fechas"
            inputMode="numeric"
            defaultValue={mapping.year}
            onBlur={({ target }) => changeNumber('year', (target as HTMLInputElement).value)}
          />
        )}
      </Fields>
    </Section>
  );
}
