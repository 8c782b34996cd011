import { type Manifest, manifestSchema } from '@site/contract/contract.ts';
import { overlaps } from '@site/contract/paths.ts';
import { satisfies } from 'semver';
import * as z from 'zod';
import { sharedVersions } from '../bundling/sharedPackages.ts';
import { checkDocument } from './checkDocument.ts';
import { checkModule } from './checkModule.ts';
import type { Finding } from './finding.ts';
import type { RemoteSource } from './remoteSource.ts';

/** Versions the shell offers, keyed by package. */
export type Offered = Record<string, { version: string }>;

/**
 * Holds a remote against the contract and returns every promise it breaks.
 * `others` are the manifests of the remotes it shares the site with.
 */
export async function checkRemote(
  source: RemoteSource,
  others: readonly Manifest[],
  offered: Offered = sharedVersions(),
): Promise<Finding[]> {
  const manifest = await readManifest(source);
  if ('rule' in manifest) return [manifest];
  return [
    ...claimedTwice(manifest, others),
    ...incompatible(manifest, offered),
    ...(await checkFiles(source, manifest)),
    ...(await checkModule(source, manifest)),
  ];
}

async function readManifest(source: RemoteSource): Promise<Manifest | Finding> {
  const problem = (message: string): Finding => ({
    remote: source.label,
    file: 'manifest.json',
    rule: 'manifest',
    message,
  });
  const text = await source.read('manifest.json');
  if (text === undefined) return problem('it is missing');
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : problem(z.prettifyError(parsed.error));
  } catch {
    return problem('it is no JSON');
  }
}

async function checkFiles(source: RemoteSource, manifest: Manifest): Promise<Finding[]> {
  const findings: Finding[] = [];
  const relative = (address: string) => address.replace(`/${manifest.name}/`, '');
  for (const page of manifest.pages) {
    const file = relative(page.document);
    const html = await source.read(file);
    if (html !== undefined) findings.push(...checkDocument(manifest, page, html));
    else
      findings.push({
        remote: manifest.name,
        file,
        rule: 'document',
        message: `${page.path} has no document`,
      });
  }
  const styles = new Set(manifest.pages.flatMap(({ stylesheets }) => stylesheets));
  for (const file of [...styles].map(relative)) {
    if ((await source.read(file)) !== undefined) continue;
    findings.push({
      remote: manifest.name,
      file,
      rule: 'assets',
      message: 'the stylesheet is missing',
    });
  }
  return findings;
}

function claimedTwice(manifest: Manifest, others: readonly Manifest[]): Finding[] {
  const finding = (message: string): Finding => ({
    remote: manifest.name,
    file: 'manifest.json',
    rule: 'path-claimed-twice',
    message,
  });
  const claims = others
    .filter(({ name }) => name !== manifest.name)
    .flatMap(({ name, pages }) => pages.map(({ path }) => ({ name, path })));
  return manifest.pages.flatMap(({ path }, index) => {
    const owner = claims.find((claim) => overlaps(claim.path, path));
    if (owner) return [finding(`${path} is claimed by ${owner.name} already, as ${owner.path}`)];
    const isTwice = manifest.pages.slice(0, index).some((page) => page.path === path);
    return isTwice ? [finding(`${path} is claimed by ${manifest.name} already, as ${path}`)] : [];
  });
}

function incompatible(manifest: Manifest, offered: Offered): Finding[] {
  return Object.entries(manifest.shared).flatMap(([name, { requires }]) => {
    const version = offered[name]?.version;
    if (version && satisfies(version, requires)) return [];
    const message = `${name} ${requires} is required, the shell offers ${version ?? 'none'}`;
    return [
      { remote: manifest.name, file: 'manifest.json', rule: 'shared-versions' as const, message },
    ];
  });
}
