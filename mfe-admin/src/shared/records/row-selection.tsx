import { Button, color, space, text, TickBox, type Column } from '@cimiento/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Actions on several rows at once, between the search and the table. */
export const SelectionFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} 0;
  border-top: 1px solid ${color.line};
  font-size: ${text.small};
`;

type ColumnFacts<Row> = {
  /** Accessible name of the box of a row. */
  getLabel: (row: Row) => string;
  /** Whether a row can be selected. */
  isOffered: (row: Row) => boolean;
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row) => void;
};

/** The column of the boxes that select rows. */
export const selectionColumn = <Row,>({
  getLabel,
  isOffered,
  isSelected,
  onToggle,
}: ColumnFacts<Row>): Column<Row> => ({
  key: 'select',
  header: 'Selección',
  cell: (row) =>
    isOffered(row) && <TickBox aria-label={getLabel(row)} checked={isSelected(row)} onChange={() => onToggle(row)} />,
});

export type RowSelection<Row> = {
  /** The rows of the page that can be selected, and the selected ones among them. */
  offered: readonly Row[];
  selected: readonly Row[];
  select: (rows: readonly Row[]) => void;
  column: Column<Row>;
};

/** Selects rows of the page that is shown. */
export function useRowSelection<Row extends { id: number }>(
  rows: readonly Row[],
  { getLabel, isOffered }: Pick<ColumnFacts<Row>, 'getLabel' | 'isOffered'>,
): RowSelection<Row> {
  const [ids, setIds] = useState<readonly number[]>([]);
  const offered = rows.filter(isOffered);
  const toggle = ({ id }: Row) =>
    setIds((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return {
    offered,
    selected: offered.filter(({ id }) => ids.includes(id)),
    select: (chosen) => setIds(chosen.map(({ id }) => id)),
    column: selectionColumn({ getLabel, isOffered, isSelected: ({ id }) => ids.includes(id), onToggle: toggle }),
  };
}

type BarProps<Row> = {
  /** Accessible name. */
  label: string;
  selection: RowSelection<Row>;
  /** Number of rows that are selected, or can be. */
  status: string;
  /** Text of the button that selects all rows of the page. */
  selectAll: string;
  /** Actions on the selected rows. */
  children: ReactNode;
  /** The open question; it stays when the last row has left. */
  dialog: ReactNode;
};

/** Selects all rows of the page or none, and shows what is done with the selected ones. */
export function RowSelectionBar<Row>({ label, selection, status, selectAll, children, dialog }: BarProps<Row>) {
  const { offered, selected, select } = selection;
  if (offered.length === 0) return dialog;
  return (
    <SelectionFrame role="group" aria-label={label}>
      <span aria-live="polite">{status}</span>
      {selected.length < offered.length && (
        <Button variant="secondary" size="small" onClick={() => select(offered)}>
          {selectAll}
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <Button variant="secondary" size="small" onClick={() => select([])}>
            Quitar selección
          </Button>
          {children}
        </>
      )}
      {dialog}
    </SelectionFrame>
  );
}
