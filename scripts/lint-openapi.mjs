import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';

// Prints, as JSON, what Redocly's strict rules and Spectral's rules find in an OpenAPI document. A separate process, because Jest cannot
// load Redocly, which is an ES module.

const [file] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');

async function lintWithRedocly() {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, absoluteRef: file, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

async function lintWithSpectral() {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({
    extends: [[spectralRulesets.oas, 'recommended']],
    // completeness.test.ts checks each example in a tenth of their time.
    rules: { 'oas3-valid-media-example': 'off', 'oas3-valid-schema-example': 'off' },
  });
  const results = await spectral.run(new spectralCore.Document(source, spectralParsers.Json, file));
  return results.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
}

console.log(JSON.stringify({ redocly: await lintWithRedocly(), spectral: await lintWithSpectral() }));
