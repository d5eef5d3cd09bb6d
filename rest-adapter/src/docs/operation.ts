import { nameOf, type OpenApi, type Operation, type Response } from './document';
import { html, type Markup } from './html';
import { fieldsOf, limitsOf, typeOf } from './schema';

function parametersOf(operation: Operation, { components }: OpenApi): Markup {
  if (!operation.parameters) return html``;
  const rows = operation.parameters.map(({ $ref }) => {
    const parameter = components.parameters[nameOf($ref)];
    if (!parameter) throw new Error(`The document names a parameter that it does not describe: ${$ref}`);
    const { name, in: place, description = '', schema } = parameter;
    return html`<li>
      <code>${name}</code> (${place}), ${typeOf(schema)}. ${description} <small>${limitsOf(schema)}</small>
    </li>`;
  });
  return html`<h4>Parámetros</h4>
    <ul>
      ${rows}
    </ul>`;
}

const schemaOf = ({ content }: Response) => Object.values(content ?? {})[0]?.schema;

function responsesOf({ responses }: Operation, { components }: OpenApi): Markup {
  const rows = Object.entries(responses).map(([status, response]) => {
    const known = response.$ref ? components.responses[nameOf(response.$ref)] : response;
    const schema = known && schemaOf(known);
    return html`<li>
      <span class="status s${status[0] ?? ''}">${status}</span>
      ${known?.description ?? ''}${schema ? html` → ${typeOf(schema)}` : ''}
    </li>`;
  });
  return html`<h4>Respuestas</h4>
    <ul class="plain">
      ${rows}
    </ul>`;
}

const accessOf = ({ security }: Operation, path: string): string => {
  if (security.length === 0) return 'público';
  return path.startsWith('/api/admin') ? 'administrador' : 'con sesión';
};

/** One method of one path. */
export function operationMarkup(method: string, path: string, operation: Operation, document: OpenApi): Markup {
  const body = operation.requestBody && Object.values(operation.requestBody.content)[0]?.schema;
  return html`<details id="${operation.operationId}">
    <summary>
      <span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="what">${operation.summary}</span> <span class="access">${accessOf(operation, path)}</span>
    </summary>
    ${parametersOf(operation, document)}
    ${
      body
        ? html`<h4>Cuerpo, en JSON</h4>
            ${fieldsOf(body, `Campos que recibe ${method.toUpperCase()} ${path}`)}`
        : ''
    }
    ${responsesOf(operation, document)}
  </details>`;
}
