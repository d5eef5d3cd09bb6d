import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reference, ReferenceSelection } from './list-config';

/** A selection of references that a list has and of columns that they have; undefined for any other, which reads them whole. */
export function toKnownSelection(
  { dataSource }: EntityManager,
  references: Readonly<Record<string, Reference>>,
  selection: ReferenceSelection | undefined,
): ReferenceSelection | undefined {
  const isKnown = Object.entries(selection ?? {}).every(([name, properties]) => {
    const reference = references[name];
    const metadata = reference && dataSource.getMetadata(reference.entity);
    return metadata && properties.every((property) => metadata.findColumnWithPropertyName(property)?.isSelect);
  });
  return isKnown ? selection : undefined;
}

/** Adds the columns of a joined reference to a query: all of them, or the selected ones and its id; none where it is not selected. */
export function selectReference<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  name: string,
  selection: ReferenceSelection | undefined,
): void {
  if (selection === undefined) query.addSelect(name);
  const properties = selection?.[name];
  if (properties) query.addSelect([...new Set(['id', ...properties])].map((property) => `${name}.${property}`));
}
