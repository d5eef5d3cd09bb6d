import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import { Ctx, Field } from 'type-graphql';
import { batched } from './loader';
import { DateTimeScalar } from './scalars';

type TimeName = 'createdAt' | 'updatedAt';
type Times = Record<TimeName, Date | null>;
type RecordClass = new () => object;

/** Reads times that are not part of their records, of the records of one kind with one query. */
export type TimesLoader = (entity: RecordClass, id: number) => Promise<Times>;

/** Creates the loader of one request. */
export function createTimesLoader(reader: EntityManager): TimesLoader {
  const loaders = new Map<RecordClass, DataLoader<number, Times>>();
  const create = (entity: RecordClass): DataLoader<number, Times> => {
    const names = reader.dataSource
      .getMetadata(entity)
      .columns.map(({ propertyName }) => propertyName)
      .filter((name) => name === 'createdAt' || name === 'updatedAt');
    return new DataLoader(async (ids) => {
      const query = reader
        .createQueryBuilder(entity, 'item')
        .select(['item.id', ...names.map((name) => `item.${name}`)]);
      const rows = await query.where('item.id IN (:...ids)', { ids }).getMany();
      const byId = new Map((rows as ({ id: number } & Partial<Times>)[]).map((row) => [row.id, row]));
      return ids.map((id) => ({
        createdAt: byId.get(id)?.createdAt ?? null,
        updatedAt: byId.get(id)?.updatedAt ?? null,
      }));
    }, batched);
  };
  return (entity, id) => {
    const loader = loaders.get(entity) ?? create(entity);
    loaders.set(entity, loader);
    return loader.load(id);
  };
}

const descriptions: Record<TimeName, string> = {
  createdAt: 'When the record was created; null if that was before this time was stored.',
  updatedAt:
    'When the record was created or last changed, by the clock of the server; null if that was before this time was stored.',
};

/**
 * Shows a time that is not part of the record as it is read, so that it is in no audit entry and no revision: the field reads it by the id.
 * Of a record that is not stored it is null.
 * @param of the record's class, where it is shown in another one
 */
export const TimeField =
  (of?: RecordClass): PropertyDecorator =>
  (prototype, key) => {
    const name = key as TimeName;
    const method = `${name}OfRecord`;
    const descriptor: PropertyDescriptor = {
      configurable: true,
      value: async function (this: { id?: number }, { loaders }: { loaders: { times: TimesLoader } }) {
        if (this.id === undefined) return null;
        return (await loaders.times(of ?? (prototype.constructor as RecordClass), this.id))[name];
      },
    };
    Object.defineProperty(prototype, method, descriptor);
    Ctx()(prototype, method, 0);
    Field(() => DateTimeScalar, { name, nullable: true, description: descriptions[name] })(
      prototype,
      method,
      descriptor,
    );
  };
