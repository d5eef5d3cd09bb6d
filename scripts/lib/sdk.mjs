import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from './root.mjs';

const SDK = join(ROOT, 'packages/sdk/src');
const HEADER = '// Generated from rest-adapter/openapi.json by scripts/generate.mjs.\n';

/** A body takes money and rates as text or as numbers; the SDK offers the one that responses have, which the document names first. */
function narrow(value) {
  if (Array.isArray(value)) return value.map(narrow);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, narrow(part)]));
  if (!Array.isArray(copy.type)) return copy;
  const [own, other] = copy.type;
  const isEither = ['string number', 'number string', 'integer string'].includes(`${own} ${other}`);
  return isEither ? { ...copy, type: copy.type.filter((type) => type !== other) } : copy;
}

const takesKey = ({ parameters = [] }) =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/idempotencyKey');

/** The types of the SDK, and the paths of which it repeats a POST. */
export async function generateSdk(text) {
  const document = JSON.parse(text);
  const ast = await openapiTS(narrow(document), { silent: true });
  const paths = Object.entries(document.paths).flatMap(([path, { post }]) => (post && takesKey(post) ? [path] : []));
  const list = paths.map((path) => `  '${path}',\n`).join('');
  return [
    { path: join(SDK, 'api.generated.ts'), text: HEADER + astToString(ast) },
    {
      path: join(SDK, 'idempotent-paths.generated.ts'),
      text: `${HEADER}/** Paths of which a POST honours the Idempotency-Key header. */\nexport const idempotentPaths: readonly string[] = [\n${list}];\n`,
    },
  ];
}
