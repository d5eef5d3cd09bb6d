import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DataTable, type Column } from '../data/DataTable';
import { color, radius, space, text } from '../theme/tokens';

/** One datum of a chart. */
export type Datum = {
  key: string;
  /** What it is of, in full: 'Octubre de 2024'. */
  label: string;
  /** Its size, never negative; only its proportion to the others matters. */
  size: number;
  /** Its value, written for people: '$291.67'. */
  value: string;
};

const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  margin: 0;
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  container-type: inline-size;
`;

const Title = styled.figcaption`
  font-weight: 600;
`;

const Details = styled.details`
  margin-top: auto;
  font-size: ${text.small};

  summary {
    width: fit-content;
    padding: ${space[1]} 0;
    color: ${color.accentText};
    cursor: pointer;
  }
`;

type Props = {
  title: string;
  /** Heads of the two columns of the table. */
  heads: readonly [label: string, value: string];
  data: readonly Datum[];
  /** The drawing. */
  children: ReactNode;
};

/** A chart with its title, and the same data as a table. */
export function ChartFigure({ title, heads, data, children }: Props) {
  const columns: Column<Datum>[] = [
    { key: 'label', header: heads[0], cell: ({ label }) => label },
    { key: 'value', header: heads[1], align: 'end', cell: ({ value }) => value },
  ];
  return (
    <Frame>
      <Title>{title}</Title>
      {children}
      <Details>
        <summary>Ver como tabla</summary>
        <DataTable dense caption={title} columns={columns} rows={data} rowKey={({ key }) => key} />
      </Details>
    </Frame>
  );
}
