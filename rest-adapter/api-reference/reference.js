/* global document, location, history, addEventListener, URLSearchParams */

// The reference: a filter, links that open their operation, and forms that send it to this installation.

const operations = [...document.querySelectorAll('details.operation')];
const filter = document.getElementById('filter');
const count = document.getElementById('count');
const key = document.getElementById('key');

const fold = (text) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const texts = new Map(operations.map((operation) => [operation, fold(operation.textContent)]));

/** Shows the operations that have every word of the filter. */
function applyFilter() {
  const words = fold(filter.value).split(/\s+/).filter(Boolean);
  for (const [operation, text] of texts) operation.hidden = !words.every((word) => text.includes(word));
  for (const section of document.querySelectorAll('main section'))
    section.hidden = words.length > 0 && !section.querySelector('details.operation:not([hidden])');
  const shown = operations.filter(({ hidden }) => !hidden).length;
  count.textContent = words.length === 0 ? '' : `${shown} de ${operations.length}`;
}

/** Opens what the address names. */
function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!named) return;
  if (named.hidden) {
    filter.value = '';
    applyFilter();
  }
  if (named.matches('details')) named.open = true;
  named.scrollIntoView();
}

/** The request of a form: its path, its query, its headers and its body. */
function toRequest({ dataset, elements }) {
  let path = dataset.path;
  const query = new URLSearchParams();
  const headers = key.value ? { authorization: `Bearer ${key.value.trim()}` } : {};
  for (const { name, value, dataset: input } of elements) {
    if (!input.in || value === '') continue;
    if (input.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (input.in === 'query') query.set(name, value);
    if (input.in === 'header') headers[name] = value;
  }
  const body = elements.namedItem('body')?.value;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  // With a key a request is never the session's.
  const credentials = key.value ? 'omit' : 'same-origin';
  return [path + search, { method: dataset.method, headers, body, credentials }];
}

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

async function send(form) {
  const output = form.querySelector('output');
  output.textContent = 'Enviando…';
  try {
    const [address, options] = toRequest(form);
    const response = await fetch(address, options);
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    output.textContent = `${options.method} ${address}\n${response.status}\n${headers}\n\n${pretty(await response.text())}`;
  } catch (error) {
    output.textContent = `No hubo respuesta: ${error.message}`;
  }
}

filter.addEventListener('input', applyFilter);
addEventListener('hashchange', openNamed);
document.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(event.target);
});
for (const operation of operations)
  operation.addEventListener('toggle', () => {
    if (operation.open && location.hash !== `#${operation.id}`) history.replaceState(null, '', `#${operation.id}`);
  });
openNamed();
