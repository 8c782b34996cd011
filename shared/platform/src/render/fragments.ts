import { UserError } from '@site/composer/base/errors.ts';
import { attributes } from '@site/composer/base/html.ts';
import type { Manifest, ManifestFragment } from '@site/contract/manifest.ts';
import { idPrefix } from '@site/contract/places.ts';
import { containerAttributes } from './pageDocument.ts';
import { type PagesModule, rendered } from './pages.ts';
import { contentProblems } from './problems.ts';

/** A build as its fragments name it; files are relative to it, or addresses. */
type BuildOfFragments = Pick<Manifest, 'name' | 'entry' | 'shared'>;

/**
 * Renders a fragment into its container, and checks the texts of its content.
 * @throws UserError naming the file, the field and what was expected.
 */
export function renderFragment(
  module: PagesModule,
  fragment: string,
  build: BuildOfFragments,
  preload: ManifestFragment['preload'],
): string {
  const { name } = build;
  const folder = `fragments/${fragment}`;
  const Shown = module.fragments[fragment];
  if (!Shown) throw new UserError(`${name}/src/${folder} has no Fragment.tsx.`);
  // Pictures are asked for where they stand: a fragment brings nothing to the head.
  const html = rendered(module, Shown, '/', name, idPrefix(name, fragment)).replace(
    /^(?:<link rel="preload"[^>]*>)+/,
    '',
  );
  const content = module.fragmentContents[fragment];
  const problems = contentProblems(content, html);
  if (problems.length > 0)
    throw new UserError(`${name}/src/${folder}/content.ts is not valid. ${problems.join('; ')}.`);
  const container = attributes({
    ...containerAttributes(build),
    'data-fragment': fragment,
    'data-preload': JSON.stringify(preload.map((file) => `/${name}/${file}`)),
  });
  return `<div ${container}>${html}</div>`;
}
