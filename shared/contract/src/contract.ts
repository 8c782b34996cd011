import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { claimedPath } from './paths.ts';
import { CONTRACT_VERSION } from './version.ts';

/**
 * What shell and remotes promise each other. One file to read: a remote that keeps it can be
 * built and deployed without asking anybody, and `npm run check:remote` holds it against this.
 */

/** Absolute path of a file a remote serves: its own name comes first, then its folders. */
const assetPath = z.string().check(z.regex(/^\/(mf-[a-z0-9-]+|shell)\/[\w./@-]+$/));

/** Name of a publisher: its folder, its path at the edge, its `identifierPrefix`. */
export const publisherName = z.string().check(z.regex(/^(mf-[a-z][a-z0-9-]*|shell)$/));

export const manifestPageSchema = z.object({
  /** Path the page claims; unique over all remotes. */
  path: claimedPath,
  /** Where the remote serves the page document, without the shell's parts. */
  document: assetPath,
  /** Title as in the document's `<title>`, cut and suffixed. */
  title: z.string().check(z.minLength(1)),
  /** Description as in the document, at most 160 characters. */
  description: z.string().check(z.minLength(1)),
  /** Stylesheets the page needs before it may be shown. */
  stylesheets: z.array(assetPath),
  /** JavaScript modules the page needs, so that they load at once and not in turn. */
  preload: z.array(assetPath),
});

export const manifestSchema = z.object({
  name: publisherName,
  /** Version of the remote's package. */
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+/)),
  /** Fingerprint of everything that went into this build. */
  build: z.string().check(z.regex(/^[0-9a-f]{8,64}$/)),
  /** Contract version the remote was built against. */
  contract: z.literal(CONTRACT_VERSION),
  /** The federation entry of this build. */
  entry: assetPath,
  /** Shared packages: the version carried as fallback, and the range accepted from the shell. */
  shared: z.record(z.string(), z.object({ version: z.string(), requires: z.string() })),
  /** Every page the remote owns. */
  pages: z.array(manifestPageSchema),
});

/** What the page's container says of itself, so that HTML and JavaScript come from one build. */
export const pageContainerSchema = z.object({
  /** `data-remote`: who owns the page. */
  remote: manifestSchema.shape.name,
  /** `data-entry`: the federation entry of the build that rendered this HTML; empty where a page
   * has no code of its own (the shell's error pages). */
  entry: z.union([z.literal(''), assetPath]),
  /** `data-page`: the claimed path, the key into the module's `pages`. */
  page: claimedPath,
  /** `data-contract`: the contract version of that build. */
  contract: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => Number(text)),
    ),
    z.literal(CONTRACT_VERSION),
  ),
});

/** What every page component receives. */
export interface PageProps {
  /** What stands in the address for the variable that the page's path ends in, decoded; or empty. */
  param: string;
}

/** The module of a page: its component alone, so that it can be replaced while developing. */
export interface PageModule {
  default: ComponentType<PageProps>;
}

/** Loads the code of one page. */
export type PageLoader = () => Promise<PageModule>;

const pageLoader = z.custom<PageLoader>((value) => typeof value === 'function');

/** The default export of the exposed module (the plugin wraps named exports unpredictably). */
export const remoteModuleSchema = z.object({
  name: manifestSchema.shape.name,
  contract: z.literal(CONTRACT_VERSION),
  /** One loader for each claimed path. */
  pages: z.record(claimedPath, pageLoader),
});

/** The names that remotes may import from the federated singleton `@site/runtime`. */
export const RUNTIME_EXPORTS: readonly string[] = [
  /** React Router's link, working inside a remote's own root. */
  'Link',
  /** The current location, as React Router gives it. */
  'useLocation',
  /** Navigates in the page; `navigate('/sobre')`, `navigate(-1)`. */
  'useNavigate',
  /** The query string as state; `[params, setParams]`. */
  'useSearchParams',
  /** Consent for third-party content: `<Embed {...useEmbed('maps')} … />` of `@site/design/ui`. */
  'useEmbed',
  /** Whether a category ('maps', 'videos') has the visitor's consent. */
  'useConsent',
  /** Short messages in a corner: `toast.success('Salvo.')`; they change or go by their id. */
  'toast',
  /** Attributes that give an element a tooltip: `<button {...tooltip('Área restrita')}>`. */
  'tooltip',
];

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestPage = z.infer<typeof manifestPageSchema>;
export type PageContainer = z.infer<typeof pageContainerSchema>;
export type RemoteModule = z.infer<typeof remoteModuleSchema>;
