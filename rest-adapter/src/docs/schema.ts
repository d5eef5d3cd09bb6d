import { nameOf, type Schema } from './document';
import { html, type Markup } from './html';

const kinds: Record<string, string> = {
  string: 'texto',
  integer: 'entero',
  number: 'número',
  boolean: 'verdadero o falso',
  null: 'nulo',
  object: 'objeto',
  array: 'lista',
};

const kindOf = (type: string | string[]): string =>
  [type]
    .flat()
    .map((name) => kinds[name] ?? name)
    .join(' o ');

/** What a value is, in a few words; a named schema is a link to it. */
export function typeOf(schema: Schema): Markup {
  if (schema.$ref) return html`<a href="#schema-${nameOf(schema.$ref)}">${nameOf(schema.$ref)}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(typeOf).reduce((all, one) => html`${all} o ${one}`);
  if (schema.items) return html`lista de ${typeOf(schema.items)}`;
  if (schema.enum)
    return html`${kindOf(schema.type ?? 'string')}: ${schema.enum.map((value) => html`<code>${String(value)}</code> `)}`;
  return html`${schema.type ? kindOf(schema.type) : 'cualquier valor'}`;
}

const between = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (least !== undefined && most !== undefined) return [`de ${least} a ${most}${unit}`];
  if (least !== undefined) return [`desde ${least}${unit}`];
  return most === undefined ? [] : [`hasta ${most}${unit}`];
};

/** The limits of a value, in words. */
export const limitsOf = ({
  minimum,
  maximum,
  minLength,
  maxLength,
  format,
  pattern,
  default: given,
  description,
}: Schema): Markup => {
  const words = [
    ...(description ? [description] : []),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' caracteres'),
    ...(format ? [`formato ${format}`] : []),
    ...(given === undefined ? [] : [`por defecto ${JSON.stringify(given)}`]),
  ];
  return html`${words.join(' · ')}${pattern ? html` <code>${pattern}</code>` : ''}`;
};

/** The fields of an object, one in a row. */
export function fieldsOf({ properties = {}, required = [] }: Schema, caption: string): Markup {
  const rows = Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr>
        <th scope="row">
          <code>${name}</code>${required.includes(name) ? html` <span class="mark">obligatorio</span>` : ''}
        </th>
        <td>${typeOf(schema)}</td>
        <td>${limitsOf(schema)}</td>
      </tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Tipo</th>
          <th scope="col">Reglas</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
