import { edit, type Release } from './faultyPublisher.ts';

/** A release that comes whole, and is wrong. */
export interface BadRelease {
  what: string;
  /** The rule that refuses it. */
  rule: string;
  spoil(release: Release): void;
}

const firstDocument = ({ manifest }: Release) => manifest.pages[0]?.document ?? '';

export const BAD_RELEASES: BadRelease[] = [
  {
    what: '200 MB',
    rule: 'files',
    spoil({ manifest, files }) {
      files.delete('assets/gross.js');
      manifest.files['assets/gross.js'] = { size: 200_000_000, sha256: 'a'.repeat(64) };
    },
  },
  {
    what: 'a broken entry',
    rule: 'scripts',
    spoil(release) {
      release.files.set('assets/broken.js', Buffer.from('export default {'));
      release.manifest.entry = 'assets/broken.js';
      for (const { document } of release.manifest.pages) {
        edit(release, document, (html) =>
          html.replace(/data-entry="(\/mf-[^/]+)[^"]*"/, 'data-entry="$1/assets/broken.js"'),
        );
      }
    },
  },
  {
    what: 'a hostile directive',
    rule: 'placeholders',
    spoil: (release) =>
      edit(release, firstDocument(release), (html) =>
        html.replace('<h1', '<!--#include virtual="/etc/passwd" --><h1'),
      ),
  },
  {
    what: 'half a document',
    rule: 'document',
    spoil: (release) =>
      edit(release, firstDocument(release), (html) => html.slice(0, html.length / 2)),
  },
  {
    what: 'a stolen path',
    rule: 'paths',
    spoil({ manifest: { name, pages } }) {
      if (pages[0]) pages[0].path = name === 'mf-teasers' ? '/vagas' : '/marketplace';
    },
  },
  {
    what: 'a reserved path',
    rule: 'paths',
    spoil({ manifest: { pages } }) {
      if (pages[0]) pages[0].path = '/status';
    },
  },
];
