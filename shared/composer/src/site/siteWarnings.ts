import type { SiteSources } from '../store/siteSources.ts';
import { redirectsOf } from '../validation/addresses.ts';

/** What operators should know of a site as a whole, a sentence each. Made with each generation, not with each poll. */
export function siteWarnings({ shell, remotes, leaving, waiting }: SiteSources): string[] {
  const manifests = [...(shell ? [shell] : []), ...remotes];
  const configurations = new Set(manifests.map(({ configuration }) => configuration));
  const list = manifests.map(({ name, configuration }) => `${name} ${configuration}`).join(', ');
  return [
    ...(configurations.size > 1
      ? [`The publishers were built with different configurations: ${list}.`]
      : []),
    ...leaving.map(
      (name) => `${name} is off the list; its pages stay until the new publishers are active.`,
    ),
    ...manifests.flatMap(({ name, notice }) => (notice ? [`${name}: ${notice}.`] : [])),
    ...redirectsOf(manifests, waiting).flatMap(({ name, from, to, isFollowed }) =>
      isFollowed ? [] : `${from} of ${name} leads to ${to}, which is no page: it is not followed.`,
    ),
  ];
}
