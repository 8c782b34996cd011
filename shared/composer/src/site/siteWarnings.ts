import type { Manifest } from '@site/contract/manifest.ts';
import type { SiteSources } from '../store/siteSources.ts';
import { addressesOf, type Given, ownerOf, planAddresses } from '../validation/addresses.ts';
import { deadRedirects } from '../validation/redirects.ts';

/** What operators should know of a site as a whole, a sentence each. Made with each generation, not with each poll. */
export function siteWarnings({ shell, remotes, leaving, given }: SiteSources): string[] {
  const manifests = [...(shell ? [shell] : []), ...remotes];
  return [
    ...configurationWarnings(manifests),
    ...leaving.map(
      (name) => `${name} is off the list; its pages stay until the new publishers are active.`,
    ),
    ...manifests.flatMap(({ name, notice }) => (notice ? [`${name}: ${notice}.`] : [])),
    ...handedOver(manifests, given),
    ...deadRedirects(manifests).map(
      ({ name, from, to }) =>
        `${from} of ${name} leads to ${to}, which is no page: it is not followed.`,
    ),
  ];
}

/** Addresses that a release gave away and still has; most sites have none, and then nothing is planned. */
function handedOver(manifests: readonly Manifest[], given: Given): string[] {
  const giving = manifests.filter(({ gives }) => gives);
  if (giving.length === 0) return [];
  const addresses = planAddresses(manifests, given);
  return giving.flatMap((manifest) =>
    addressesOf(manifest).flatMap(({ claimed }) => {
      const to = manifest.gives?.[claimed];
      if (!to || ownerOf(addresses, claimed) !== to) return [];
      return `${claimed} is ${to}'s now; ${manifest.name} still has it, and may stop.`;
    }),
  );
}

function configurationWarnings(manifests: readonly Manifest[]): string[] {
  if (new Set(manifests.map(({ configuration }) => configuration)).size < 2) return [];
  const list = manifests.map(({ name, configuration }) => `${name} ${configuration}`).join(', ');
  return [`The publishers were built with different configurations: ${list}.`];
}
