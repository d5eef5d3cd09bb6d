import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

/** Placeholder in the output of a build. The fingerprint replaces it once everything else is known, so it has the same length. */
export const fingerprintPlaceholder = 'fingerPrint_';

const hasPlaceholder = (text: string): boolean => text.includes(fingerprintPlaceholder);

/** Fingerprint of everything that browsers get: of the output, so that a patched dependency gives another one than its predecessor. */
function calculateFingerprint(compilation: Compilation, description: string): string {
  const hash = createHash('sha256').update(description);
  const assets = compilation.getAssets().map(({ name, source }) => ({ name, source }));
  for (const { name, source } of assets.sort((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`\0${name}\0`).update(source.buffer());
  return hash.digest('hex').slice(0, fingerprintPlaceholder.length);
}

function replacePlaceholder(compiler: Compiler, compilation: Compilation, fingerprint: string): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!/\.(js|json|map)$/.test(name) || !hasPlaceholder(source.source().toString())) continue;
    const text = source.source().toString().replaceAll(fingerprintPlaceholder, fingerprint);
    compilation.updateAsset(name, new compiler.webpack.sources.RawSource(text));
  }
}

/**
 * Puts the fingerprint of a build in place of `fingerprintPlaceholder`.
 * @param describe what else the fingerprint depends on
 * @returns the fingerprint; empty before the last stages of the compilation
 */
export function applyFingerprint(
  compiler: Compiler,
  compilation: Compilation,
  describe: () => Promise<string>,
): () => string {
  const { Compilation: Stages } = compiler.webpack;
  let fingerprint = '';
  // Before webpack names the files by their content.
  const first = { name: 'applyFingerprint', stage: Stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1 };
  compilation.hooks.processAssets.tapPromise(first, async () => {
    fingerprint = calculateFingerprint(compilation, await describe());
    replacePlaceholder(compiler, compilation, fingerprint);
  });
  // The manifest comes later.
  const last = { name: 'applyFingerprint', stage: Stages.PROCESS_ASSETS_STAGE_REPORT + 999 };
  compilation.hooks.processAssets.tap(last, () => replacePlaceholder(compiler, compilation, fingerprint));
  return () => fingerprint;
}
