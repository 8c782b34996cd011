import * as z from 'zod/mini';
import { assetPath, pageContainerSchema } from './contract.ts';
import { parseJson } from './parseJson.ts';

const NAME = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';

/** A fragment's name in its remote: its folder below `src/fragments`. */
export const fragmentName = z.string().check(z.regex(new RegExp(`^${NAME}$`)));

/** Names a fragment, and so the place for it in a page: `mf-channels/topics`. */
export const placeName = z.string().check(z.regex(new RegExp(`^mf-${NAME}/${NAME}$`)));

/** What a fragment's container says of itself. */
export const fragmentContainerSchema = z.extend(z.omit(pageContainerSchema, { page: true }), {
  /** `data-fragment`: the key into the module's `fragments`. */
  fragment: fragmentName,
  /** `data-preload`: addresses of the modules that it needs, as JSON. */
  preload: z.pipe(z.pipe(z.string(), z.transform(parseJson)), z.array(assetPath)),
});
