import * as z from 'zod/mini';
import { fragmentName, placeName } from './fragments.ts';
import { claimedPath, MAX_NAME_LENGTH, MAX_PATH_LENGTH, plainPath } from './paths.ts';
import { publisherName, understoodContract } from './publisher.ts';

/** The one form of a range that builds state; `accepts` reads it. */
const range = z
  .string()
  .check(z.regex(/^\^\d+\.\d+\.\d+$/, 'expected a range of versions as ^19.0.0'));

const FILE = new RegExp(
  `^(?=.{1,${MAX_PATH_LENGTH}}$)([\\w@-]{1,${MAX_NAME_LENGTH}}/)*(?=[^/]{1,${MAX_NAME_LENGTH}}$)[\\w@-][\\w.@-]*\\.[\\w@-]+$`,
);

/**
 * A file of a build; browsers ask for `/<name>/<file>`. A folder has no dot and a file an ending, so that
 * no file takes the place of another release's folder.
 */
export const publishedFile = z
  .string()
  .check(
    z.regex(
      FILE,
      `expected a path of at most ${MAX_PATH_LENGTH} characters, ${MAX_NAME_LENGTH} between slashes; the last name has an ending, the others have no dot`,
    ),
  );

/** Browsers keep it for a year: its content never changes under its name. */
const asset = publishedFile.check(
  z.regex(/^assets\//, 'expected a file below assets/, which browsers may request'),
);

const fileEntrySchema = z.object({
  /** In bytes. */
  size: z.int().check(z.nonnegative()),
  /** Of its content, in hexadecimal. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** What pages of one kind load, named once instead of repeated for each of them. */
const assetGroupSchema = z.object({
  /** Stylesheets the page needs before it may be shown. */
  stylesheets: z.array(asset),
  /** JavaScript modules the page needs, so that they load at once and not in turn. */
  preload: z.array(asset),
  /** Their picture for link previews, 1200 x 630 pixels, and what is to be seen on it. */
  sharing: z.optional(z.object({ file: asset, alt: z.string() })),
});

export const manifestPageSchema = z.object({
  /** Where the page answers; unique over all remotes. A pattern claims all its addresses. */
  path: claimedPath,
  /** The key into the module's `pages`: the same for all pages of one kind. */
  page: claimedPath,
  /** The page document, with placeholders where the shell's parts go. */
  document: publishedFile,
  /** Title as in the document's `<title>`, cut and suffixed. */
  title: z.string().check(z.minLength(1)),
  /** Description as in the document, at most 160 characters. */
  description: z.string().check(z.minLength(1)),
  /** Name of the asset group. */
  group: z.string(),
  /** 410 for a page that is gone for good and says so. */
  status: z.optional(z.union([z.literal(200), z.literal(410)])),
  /** Kept out of search results and the sitemap. */
  noindex: z.optional(z.boolean()),
  /** Kept out of the sitemap and the page map alone. */
  unlisted: z.optional(z.boolean()),
  /** Day on which its content last changed, where the publisher knows it: for the sitemap. */
  changedOn: z.optional(z.iso.date()),
  /** An Atom feed that belongs to the page; it answers at `<path>/feed.xml`. */
  feed: z.optional(publishedFile),
  /** Places for fragments in its document, in their order; each may bring the stylesheet of another remote. */
  places: z.optional(z.array(placeName).check(z.maxLength(8))),
});

/** A part that pages of other remotes may show; its stylesheets are of its own: those of pages end at its container. */
const fragmentSchema = z.extend(assetGroupSchema, {
  /** Its HTML: one container and nothing around it. */
  document: publishedFile,
});

/** In characters; a word of nginx's configuration ends at 4,096. */
const MAX_ADDRESS_LENGTH = 2000;

/**
 * An address that becomes configuration of the edge. Pattern and URL parser both check it: the parser reads
 * `https://1.2` as another host, and accepts quotes and semicolons in a host.
 */
function configuredUrl(form: RegExp, part: 'origin' | 'href', hint: string) {
  const isOne = (text: string) =>
    text.length <= MAX_ADDRESS_LENGTH &&
    form.test(text) &&
    [text, `${text}/`].includes(URL.parse(text)?.[part] ?? '');
  return z.string().check(z.refine(isOne, `expected ${hint}, as browsers write it`));
}

const webOrigin = configuredUrl(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/, 'origin', 'https://host[:port]');

/** What the shell alone publishes: the parts around every page, and parts of the edge's configuration. */
const shellSchema = z.object({
  /** Origin of the public site, as in canonical addresses. */
  origin: webOrigin,
  parts: z.object({ head: publishedFile, header: publishedFile, footer: publishedFile }),
  /** Origins besides its own that pages may connect to: the backend, the monitor. */
  connect: z.array(webOrigin),
  /** Where browsers report what the policy kept out, if anywhere. */
  monitor: z.optional(
    configuredUrl(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./~%-]*)?(\?[\w.~%&=-]*)?$/,
      'href',
      'https://host/path?query',
    ),
  ),
  /** What `@site/runtime` of this build offers. */
  runtime: z.array(z.string()),
});

/** `manifest.json` of a build: what a publisher promises. */
export const manifestSchema = z.object({
  name: publisherName,
  /** Version of the publisher's package. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+/)),
  /** Fingerprint of everything that went into this build. */
  build: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)),
  /** Which state of its data the documents were rendered from, where they depend on any. */
  revision: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,32}$/))),
  contract: understoodContract,
  /** Hash of the configuration it was built with; all publishers of a site should agree. */
  configuration: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  /** The module that browsers load first: a remote's federation entry, the shell's start. */
  entry: asset,
  /** Shared packages: the version built with, and the range accepted from the shell. */
  shared: z.record(z.string(), z.object({ version: z.string(), requires: range })),
  /** Names a remote takes from `@site/runtime`. */
  takes: z.array(z.string()),
  /** Every file of the build but this one. */
  files: z.record(publishedFile, fileEntrySchema),
  groups: z.record(z.string(), assetGroupSchema),
  /** Every page the publisher owns. */
  pages: z
    .array(manifestPageSchema)
    .check(
      z.refine(
        (pages) => new Set(pages.map(({ document }) => document)).size === pages.length,
        'expected a document of its own for each page',
      ),
    ),
  /** Every fragment the publisher offers, by name. */
  fragments: z.optional(z.record(fragmentName, fragmentSchema)),
  /** Paths that it hands over, as `{ '/eventos': 'mf-eventos' }`; it answers until that one has a page. */
  gives: z.optional(z.record(claimedPath, publisherName)),
  /** Old path → new path, answered with 308 while a page is there. */
  redirects: z.record(plainPath, plainPath),
  /** What visitors find of it by the site's search: a file as `search.ts` describes it. */
  search: z.optional(publishedFile),
  /** A notice for the operators, shown in the status. */
  notice: z.optional(z.string().check(z.maxLength(500))),
  shell: z.optional(shellSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type SharingPicture = NonNullable<z.infer<typeof assetGroupSchema>['sharing']>;
export type ManifestFragment = z.infer<typeof fragmentSchema>;
export type ManifestPage = z.infer<typeof manifestPageSchema>;

/** One state of one publisher: a build, and the revision of the data its pages show, if any. */
export function releaseId({ build, revision }: Pick<Manifest, 'build' | 'revision'>): string {
  return revision ? `${build}.${revision}` : build;
}
