// Standard input: objects for Kubernetes as JSON. Standard output: what the published schemas of their kinds say against them, as JSON.
import { text } from 'node:stream/consumers';

async function findFaults({ apiVersion, kind, ...object }) {
  const { [kind]: Model } = await import(`kubernetes-models/${apiVersion}`);
  try {
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${kind} ${object.metadata.name}: ${error.message}`];
  }
}

const objects = JSON.parse(await text(process.stdin));
console.log(JSON.stringify((await Promise.all(objects.map(findFaults))).flat()));
