import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const familyFolder = dirname(
  require.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
);

/** The family as published, Latin part, weights 200–800. */
export const sourceFont = join(
  familyFolder,
  'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

/** Where the subset that visitors download is kept. */
export const subsetFolder = fileURLToPath(new URL('../styles/fonts/', import.meta.url));
export const subsetFile = join(subsetFolder, 'atkinson-hyperlegible-next-pt.woff2');
export const licenceSource = join(familyFolder, 'LICENSE');
