import type { OpenAPIV3_1 as OpenApi } from 'openapi-types';
import type { OpenApiDocument } from '../openapi/document';
import type { JsonSchema } from '../openapi/json-schema';
import { escape, toInline, toPage } from './html';
import { toHtml } from './markdown';

type Context = { document: OpenApiDocument };
type Operation = OpenApi.OperationObject & { 'x-key-scopes'?: readonly string[] };

/** The component that a reference names. */
function resolve<T extends object>({ document }: Context, value: T | OpenApi.ReferenceObject): T {
  if (!('$ref' in value)) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return (document.components as Record<string, Record<string, T>>)[kind]?.[name] as T;
}

const getRef = (schema: object): string | undefined =>
  '$ref' in schema
    ? String((schema as OpenApi.ReferenceObject).$ref)
        .split('/')
        .at(-1)
    : undefined;

/** The type of a value, with a link where it is a record. */
function toType(schema: JsonSchema): string {
  const name = getRef(schema);
  if (name !== undefined) return `<a href="#schema-${name}">${name}</a>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escape(JSON.stringify(value))}</code>`).join(' ');
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).map(toType).join(' o ');
  if ('items' in schema) return `lista de ${toType(schema.items as JsonSchema)}`;
  const type = escape([schema.type ?? 'cualquiera'].flat().join(' o '));
  return schema.format === undefined ? type : `${type} (${escape(schema.format)})`;
}

const limitNames = {
  minimum: 'desde',
  exclusiveMinimum: 'mayor que',
  maximum: 'hasta',
  minLength: 'largo desde',
  maxLength: 'largo hasta',
  minItems: 'filas desde',
  maxItems: 'filas hasta',
  default: 'sin él',
} as const;

/** The limits of a value: 'hasta 100'. */
const toLimits = (schema: JsonSchema): string =>
  Object.entries(limitNames)
    .flatMap(([name, text]) => {
      const value = schema[name as keyof JsonSchema] as unknown;
      return value === undefined ? [] : [`${text} ${escape(JSON.stringify(value))}`];
    })
    .join(', ');

type Field = { name: string; schema: JsonSchema; isRequired: boolean };

/** The parts of a value that has some: of a list those of its items, and of what may be null those of the rest. */
function getParts(schema: JsonSchema): JsonSchema {
  if ('items' in schema) return getParts(schema.items as JsonSchema);
  return schema.properties
    ? schema
    : ((schema.anyOf as JsonSchema[] | undefined)?.find(({ properties }) => properties) ?? {});
}

/** The fields of a schema and of those inside it, as `lines[].amount`. */
function listFields(schema: JsonSchema, prefix = ''): Field[] {
  const { properties = {}, required = [] } = getParts(schema) as JsonSchema & { required?: readonly string[] };
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    return [
      { name, schema: field, isRequired: required.includes(key) },
      ...listFields(field, `${name}${'items' in field ? '[]' : ''}.`),
    ];
  });
}

const toTable = (heads: readonly string[], rows: readonly string[]): string =>
  `<div class="table"><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;

const toFieldRow = ({ name, schema, isRequired }: Field): string =>
  `<tr><td><code>${escape(name)}</code>${isRequired ? '' : ' <small>opcional</small>'}</td><td>${toType(schema)} ${toLimits(schema)}</td><td>${toInline(schema.description ?? '')}</td></tr>`;

const toFields = (schema: JsonSchema): string =>
  toTable(['Campo', 'Tipo', 'Qué es'], listFields(schema).map(toFieldRow));

const toExample = (value: unknown): string =>
  `<pre tabindex="0"><code>${escape(typeof value === 'string' ? value : JSON.stringify(value, null, 2))}</code></pre>`;

const toParameterRow = ({
  name,
  in: place,
  required,
  description = '',
  schema = {},
}: OpenApi.ParameterObject): string =>
  `<tr><td><code>${escape(name)}</code>${required ? '' : ' <small>opcional</small>'}</td><td>${place}</td><td>${toType(schema as JsonSchema)} ${toLimits(schema as JsonSchema)}</td><td>${toInline(description)}</td></tr>`;

function toRequestBody({ content }: OpenApi.RequestBodyObject): string {
  const [[type, { schema = {}, example }] = ['', {}]] = Object.entries(content);
  const name = getRef(schema);
  const fields = name === undefined ? toFields(schema as JsonSchema) : toType(schema as JsonSchema);
  return `<h4>Cuerpo <small>${escape(type)}</small></h4>\n${fields}\n${example === undefined ? '' : toExample(example)}`;
}

function toResponseRow(
  context: Context,
  [status, stated]: [string, OpenApi.ReferenceObject | OpenApi.ResponseObject],
): string {
  const response = resolve<OpenApi.ResponseObject & { 'x-problem-codes'?: readonly string[] }>(context, stated);
  const { description, headers = {}, content = {}, 'x-problem-codes': codes } = response;
  const types = Object.entries(content).map(([type, { schema = {} }]) =>
    type === 'application/json' ? toType(schema as JsonSchema) : escape(type),
  );
  const what = codes?.map((code) => `<a href="/api/problems/${code}"><code>${code}</code></a>`) ?? types;
  return `<tr><td>${status}</td><td>${escape(description)}</td><td>${what.join(' ')}</td><td>${Object.keys(headers)
    .map((name) => `<code>${name}</code>`)
    .join(' ')}</td></tr>`;
}

/** The form that sends the operation from the page. */
function toForm(
  path: string,
  verb: string,
  parameters: readonly OpenApi.ParameterObject[],
  body: string | undefined,
): string {
  const inputs = parameters.map(
    ({ name, in: place, required, example }) =>
      `<label>${escape(name)} <input name="${escape(name)}" data-in="${place}"${required ? ' required' : ''} placeholder="${escape(String(example ?? ''))}" autocomplete="off"></label>`,
  );
  const text =
    body === undefined
      ? ''
      : `<label>Cuerpo <textarea name="body" rows="8" spellcheck="false">${escape(body)}</textarea></label>`;
  return `<form class="try" data-method="${verb.toUpperCase()}" data-path="${escape(path)}"><h4>Probar</h4>${inputs.join('\n')}${text}<button>Enviar</button><output></output></form>`;
}

function toOperation(context: Context, path: string, verb: string, operation: Operation): string {
  const { operationId = '', summary = '', description = '', parameters = [], responses = {}, requestBody } = operation;
  const stated = parameters.map((parameter) => resolve<OpenApi.ParameterObject>(context, parameter));
  const body = requestBody as OpenApi.RequestBodyObject | undefined;
  const json = body?.content['application/json'];
  const example = json && JSON.stringify(json.example, null, 2);
  const success = Object.values(responses)[0] as OpenApi.ResponseObject | undefined;
  const answered = success?.content?.['application/json']?.example as unknown;
  return `<details id="${operationId}" class="operation">
<summary><span class="method ${verb}">${verb.toUpperCase()}</span> <code>${escape(path)}</code> <span>${escape(summary)}</span></summary>
<p>${toInline(description)} <a href="#${operationId}">Enlace</a></p>
${stated.length === 0 ? '' : `<h4>Parámetros</h4>\n${toTable(['Nombre', 'Dónde', 'Tipo', 'Qué es'], stated.map(toParameterRow))}`}
${body ? toRequestBody(body) : ''}
<h4>Respuestas</h4>
${toTable(
  ['Estado', 'Qué pasó', 'Contenido o códigos', 'Cabeceras'],
  Object.entries(responses).map((row) => toResponseRow(context, row)),
)}
${answered === undefined ? '' : toExample(answered)}
${body && !json ? '' : toForm(path, verb, stated, example)}
</details>`;
}

/** The operations of a section of the document. */
function toSection(context: Context, { name, description = '' }: OpenApi.TagObject): string {
  const operations = Object.entries(context.document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, operation]) =>
      operation.tags?.includes(name) ? [toOperation(context, path, verb, operation)] : [],
    ),
  );
  return `<section>\n<h2>${escape(name)}</h2>\n${toHtml(description)}\n${operations.join('\n')}\n</section>`;
}

function toWebhook(type: string, { summary = '', description = '', requestBody }: OpenApi.OperationObject): string {
  return `<details id="webhook-${type}" class="operation">
<summary><code>${type}</code> <span>${escape(summary)}</span></summary>
<p>${toInline(description)} <a href="#webhook-${type}">Enlace</a></p>
${toRequestBody(requestBody as OpenApi.RequestBodyObject)}
</details>`;
}

const toSchema = ([name, schema]: [string, JsonSchema]): string =>
  `<details id="schema-${name}" class="operation">\n<summary><code>${name}</code></summary>\n${toFields(schema)}\n</details>`;

/** The page with every operation of a document, which a script filters, opens by its address and sends. */
export function createReferencePage(document: OpenApiDocument): string {
  const context = { document };
  const { info, tags = [], webhooks, components } = document;
  const webhookRows = Object.entries(webhooks).map(([type, { post }]) => (post ? toWebhook(type, post) : ''));
  const schemas = Object.entries((components.schemas ?? {}) as Record<string, JsonSchema>);
  return toPage({
    title: 'Referencia',
    script: '/api/docs/reference.js',
    body: `<h1>${escape(info.title)} <small>${escape(info.version)}</small></h1>
${(info.description ?? '')
  .split('\n\n')
  .map((text) => `<p>${toInline(text)}</p>`)
  .join('\n')}
<div class="tools">
<label>Filtrar <input id="filter" type="search" placeholder="returns, pagos, payments:write…" autocomplete="off"></label>
<label>Clave de API para probar <input id="key" placeholder="cim_live_…" autocomplete="off" spellcheck="false"></label>
<p id="count" role="status"></p>
<p>La clave solo se envía a esta instalación, y no se guarda: se borra al cerrar la página. Sin clave se usa tu sesión.</p>
</div>
${tags.map((tag) => toSection(context, tag)).join('\n')}
<section>
<h2 id="webhooks">Eventos de los webhooks</h2>
<p>Cómo se firman, se repiten y se ordenan está en la <a href="/api/docs/clients#webhooks">guía para programas</a>.</p>
${webhookRows.join('\n')}
</section>
<section>
<h2>Esquemas</h2>
${schemas.map(toSchema).join('\n')}
</section>`,
  });
}
