import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { ROOT } from './root.mjs';

const require = createRequire(import.meta.url);

/** The pictures that the demonstration data names, each drawn from the name of its file, as files of the shell. */
export function illustrations() {
  const { drawIllustration } = require(join(ROOT, 'packages/ui/dist/illustrations/index.js'));
  const { demoProjects, demoPosts } = require(join(ROOT, 'gateway/dist/demo/data.js'));
  const picture = (address, kind) => ({
    path: join(ROOT, 'shell/public', address),
    text: drawIllustration(basename(address, '.svg'), kind),
  });
  return [
    ...demoProjects.map(({ image }) => picture(image, 'building')),
    ...demoPosts.map(({ imageUrl }) => picture(imageUrl, 'article')),
  ];
}
