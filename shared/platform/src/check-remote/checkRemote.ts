import { messageOf } from '@site/composer/base/errors.ts';
import { checkRelease, type ReleasesBeside } from '@site/composer/validation/checkRelease.ts';
import type { Finding } from '@site/composer/validation/finding.ts';
import { parseManifest } from '@site/composer/validation/parseManifest.ts';
import { deadRedirects } from '@site/composer/validation/redirects.ts';
import type { BuildSource } from '@site/composer/validation/source.ts';
import { LIMITS, weightFindings } from '@site/composer/validation/weight.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { sha256Of } from '@site/contract/sha256.ts';
import { checkModule } from './checkModule.ts';

const TIMEOUT_MS = 10_000;

/**
 * Holds a build against the contract, by the composer's rules and, beyond them, by running its
 * code: the entry and every page's module load. Returns every promise it breaks.
 */
export async function checkRemote(
  name: string,
  source: BuildSource,
  stage: ReleasesBeside,
): Promise<Finding[]> {
  const manifest = await readManifest(name, source);
  if ('rule' in manifest) return [manifest];
  const heavy = weightFindings(manifest);
  if (heavy.length > 0) return heavy;
  const files = new Map<string, Buffer>();
  const missing = await readFiles(manifest, source, files);
  if (missing.length > 0) return missing;
  const read = async (file: string) => files.get(file) ?? Buffer.alloc(0);
  return [
    ...(await checkRelease(manifest, stage, read)),
    ...(name === 'shell'
      ? []
      : [...redirectFindings(manifest, stage), ...(await checkModule(manifest, files))]),
  ];
}

/** The composer does not follow such a redirect until its page is there; before a deploy it is a slip. */
function redirectFindings(manifest: Manifest, { shell, remotes }: ReleasesBeside): Finding[] {
  return deadRedirects([manifest, ...(shell ? [shell] : []), ...remotes])
    .filter(({ name }) => name === manifest.name)
    .map(({ name, from, to }) => ({
      publisher: name,
      file: 'manifest.json',
      rule: 'paths',
      message: `${from} leads to ${to}, which is no page of the site`,
    }));
}

async function readManifest(name: string, source: BuildSource): Promise<Manifest | Finding> {
  try {
    return parseManifest(
      name,
      await source.read('manifest.json', {
        bytes: LIMITS.manifest.bytes,
        milliseconds: TIMEOUT_MS,
      }),
    );
  } catch (error) {
    const message = `it could not be read: ${messageOf(error)}`;
    return { publisher: name, file: 'manifest.json', rule: 'manifest', message };
  }
}

async function readFiles(
  manifest: Manifest,
  source: BuildSource,
  files: Map<string, Buffer>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [file, { sha256 }] of Object.entries(manifest.files)) {
    const finding = (message: string) =>
      findings.push({ publisher: manifest.name, file, rule: 'files', message });
    try {
      const bytes = await source.read(file, { bytes: LIMITS.file, milliseconds: TIMEOUT_MS });
      if (sha256Of(bytes) === sha256) files.set(file, bytes);
      else finding('it is not what the manifest says');
    } catch (error) {
      finding(`it could not be read: ${messageOf(error)}`);
    }
  }
  return findings;
}
