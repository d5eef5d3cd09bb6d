import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from './root.mjs';

const require = createRequire(import.meta.url);

/** Draws the pictures of the demo data, as files of the shell. The file name seeds each drawing. */
export function drawIllustrations() {
  const { drawIllustration } = require(join(ROOT, 'packages/product-ui/dist/illustrations/index.js'));
  const { demoProjects, demoRoundProjects, demoPosts } = require(join(ROOT, 'gateway/dist/ops/demo/data.js'));
  const picture = (address, kind, subject) => ({
    path: join(ROOT, 'shell/public', address),
    text: drawIllustration(basename(address, '.svg'), kind, subject),
  });
  return [
    ...demoProjects.map((place) => picture(place.image, 'building', { place, list: demoProjects })),
    ...demoRoundProjects.map((place) => picture(place.image, 'building', { place, list: demoRoundProjects })),
    ...demoPosts.map(({ imageUrl }) => picture(imageUrl, 'article')),
  ];
}
