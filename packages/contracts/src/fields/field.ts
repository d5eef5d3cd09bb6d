import { limits } from '../texts/limits';

/** Kind of a field, which decides its storage, validation, form control and format. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'url'
  | 'email'
  | 'password'
  | 'choice'
  | 'flag'
  | 'consent'
  | 'count'
  | 'reference'
  | 'dollars'
  | 'money'
  | 'signedMoney'
  | 'percent'
  | 'percentText'
  | 'date'
  | 'instant'
  | 'month';

/** Facts that any kind of field can state. */
type Options<Value> = {
  /** Spanish message of every broken rule, except of text that is too long. */
  message?: string;
  /** Shortest text in characters, or smallest number; 1 for a required text and 0 for a number unless stated. */
  min?: number;
  /** Longest text in characters, or largest number. */
  max?: number;
  /** The value as it is stored, or null for one that is refused; after the other rules of its kind. */
  clean?(value: Value): Value | null;
  /** Value when an input leaves the field out; without one the field is required. */
  fallback?: Value;
  /** Value that a form for a new record starts with; `fallback` unless stated. */
  initial?: Value;
  /** Label of its form field where a form asks in other words. */
  formLabel?: string;
  /** Header of its table column where the product fixes shorter words than the label. */
  columnLabel?: string;
  /** Example in an empty form field. */
  placeholder?: string;
  /** Help below its form field, in Spanish. */
  hint?: string;
  /** For GraphQL, in English. */
  description?: string;
  /** Dates in files: '5/2/2026' when short, else '05/02/2026'. */
  shortDates?: boolean;
};

/** One field of an entity. `Value` is the type of its validated value. */
export type Field<Value = unknown> = Options<Value> & {
  kind: FieldKind;
  /** Spanish name in forms, files and the audit log. */
  label: string;
  /** Label of the id where a reference shows its id and not its record. */
  idLabel?: string;
  /** Labels of the possible values of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** Whether an input may leave it out; it is then null, or absent, or stays as it is stored. */
  empty?: 'null' | 'absent' | 'kept';
  /** Carries the type only; never set. */
  value?: readonly [Value];
};

/** The fields of an entity by name, in the order of its form. */
export type FieldTable = Readonly<Record<string, Field>>;

/** A field that the gateway sets; no input has it. */
export type RecordedField<Value = unknown> = Field<Value> & { recorded: true };

type InputName<Table extends FieldTable> = {
  [Name in keyof Table]: Table[Name] extends { recorded: true } ? never : Name;
}[keyof Table];
type ValueOf<F> = F extends { value?: readonly [infer Value] } ? Value : never;
type OptionalName<Table extends FieldTable> = {
  [Name in InputName<Table>]: undefined extends ValueOf<Table[Name]> ? Name : never;
}[InputName<Table>];

/** The validated input of an entity. */
export type InputFrom<Table extends FieldTable> = {
  -readonly [Name in Exclude<InputName<Table>, OptionalName<Table>>]: ValueOf<Table[Name]>;
} & { -readonly [Name in OptionalName<Table>]?: ValueOf<Table[Name]> };

const field =
  <Value>(kind: FieldKind, defaults: Options<Value> = {}) =>
  (label: string, options: Options<Value> = {}): Field<Value> => ({ kind, label, ...defaults, ...options });

/** One line of text. */
export const text = field<string>('text', { max: limits.shortText.max });
/** Several lines of text. */
export const longText = field<string>('longText', { max: limits.longText.max });
/** Address of a picture. */
export const url = field<string>('url', { max: limits.url.max });
export const email = field<string>('email', { max: limits.email.max });
export const password = field<string>('password', { min: limits.password.min, max: limits.password.max });
/** Yes or no. */
export const flag = field<boolean>('flag');
/** Something that must be accepted. */
export const consent = field<boolean>('consent');
/** A whole number from `min` to `max`. */
export const count = field<number>('count');
/** Whole US dollars. */
export const dollars = field<number>('dollars', { max: limits.dollars.max });
/** US dollars to the cent, as decimal text with two decimals. */
export const money = field<string>('money');
/** As `money`, negative for what goes out. */
export const signedMoney = field<string>('signedMoney');
/** Yearly rate in percent, as a number. */
export const percent = field<number>('percent');
/** Yearly rate in percent, as decimal text: '12' or '8.5'. */
export const percentText = field<string>('percentText');
/** Calendar date 'YYYY-MM-DD'. */
export const date = field<string>('date', { message: 'La fecha debe tener la forma AAAA-MM-DD' });
export const instant = field<Date>('instant');
/** Month 'YYYY-MM'. */
export const month = field<string>('month', { message: 'El período debe tener la forma AAAA-MM' });

/** Id of another record, which forms search by name. */
export const reference = (label: string, idLabel: string, options: Options<number> = {}): Field<number> => ({
  kind: 'reference',
  label,
  idLabel,
  ...options,
});

/** One of a few values, each with its label or with facts that include one. */
export const choice = <Value extends string>(
  label: string,
  choices: Readonly<Record<Value, string | { label: string }>>,
  options: Options<NoInfer<Value>> = {},
): Field<Value> => ({ kind: 'choice', label, choices: getChoiceLabels(choices), ...options });

/** Labels of the values of a choice. */
export const getChoiceLabels = (
  choices: Readonly<Record<string, string | { label: string }>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(choices).map(([value, facts]) => [value, typeof facts === 'string' ? facts : facts.label]),
  );

/** The field, which an input may leave out; it is then null. */
export const nullable = <Value>(plain: Field<Value>): Field<Value | null> => ({
  ...plain,
  value: undefined,
  empty: 'null',
});

/** The field, which an input may leave out; it is then absent. */
export const optional = <Value>(plain: Field<Value>): Field<Value | undefined> => ({
  ...plain,
  value: undefined,
  empty: 'absent',
});

/** The field, which an input may leave out, as clients do that do not know it: what is stored then stays. Null clears it. */
export const kept = <Value>(plain: Field<Value>): Field<Value | null | undefined> => ({
  ...plain,
  value: undefined,
  empty: 'kept',
});

/** The field, which the gateway sets itself: it is read and audited, but no input has it. */
export const recorded = <Value>(plain: Field<Value>): RecordedField<Value> => ({ ...plain, recorded: true });

/** Whether an input must have the field. */
export const isRequired = ({ empty, fallback }: Field): boolean => empty === undefined && fallback === undefined;

const isRecorded = (candidate: Field): boolean => 'recorded' in candidate;

/** The fields of an entity that inputs have, in the order of its form. */
export const listInputFields = (table: FieldTable): [name: string, field: Field][] =>
  Object.entries(table).filter(([, candidate]) => !isRecorded(candidate));

/** The initial values of a form for a new record. */
export const getInitialValues = <Table extends FieldTable>(table: Table): Partial<InputFrom<Table>> =>
  Object.fromEntries(
    listInputFields(table).flatMap(([name, { initial, fallback = null }]) => {
      const value = initial ?? fallback;
      return value === null ? [] : [[name, value]];
    }),
  ) as Partial<InputFrom<Table>>;

const formUnits: Partial<Record<FieldKind, string>> = {
  dollars: ' (USD)',
  money: ' (USD)',
  percent: ' (%)',
  percentText: ' (%)',
  url: ' (URL)',
};

/** Label of its form field, with its unit: 'Objetivo (USD)'. */
export const getFormLabel = ({ kind, label, formLabel }: Field): string =>
  formLabel ?? `${label}${formUnits[kind] ?? ''}`;

/** Header of its table column. */
export const getColumnLabel = ({ columnLabel, label }: Field): string => columnLabel ?? label;

/** Header of its column in a file; rates name their unit, since the cell is a plain number. */
export const getFileLabel = ({ kind, label, idLabel }: Field): string =>
  `${idLabel ?? label}${kind === 'percent' || kind === 'percentText' ? ' (%)' : ''}`;

/** Name of the field in the audit log, which shows a record by its number: 'Lote: #8'. */
export const getAuditLabel = ({ label }: Field): string => label;
