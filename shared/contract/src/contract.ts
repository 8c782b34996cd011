import type { ComponentType } from 'react';
import * as z from 'zod/mini';
import { parseJson } from './parseJson.ts';
import { claimedPath } from './paths.ts';
import { publisherName, understoodContract } from './publisher.ts';

/** What shell and remotes promise each other; `npm run check:remote` holds a remote against it. */

/** Absolute path of a file a remote serves: its own name comes first, then its folders. */
export const assetPath = z.string().check(z.regex(/^\/(mf-[a-z0-9-]+|shell)\/[\w./@-]+$/));

/** A remote in `/remotes.json`: files that browsers may request before they have its page. */
export const manifestSummarySchema = z.object({
  /** Where its pages answer; thousands of vacancies are one pattern. */
  paths: z.array(claimedPath),
  /** Files that every page of it needs: stylesheets before it is shown, modules before it works. */
  stylesheets: z.array(assetPath),
  modules: z.array(assetPath),
});

/** What the page's container says of itself, so that HTML and JavaScript come from one build. */
export const pageContainerSchema = z.object({
  /** `data-remote`: who owns the page. */
  remote: publisherName,
  /** `data-entry`: the federation entry of the build that rendered this HTML; empty where a page
   * has no code of its own (the shell's error pages). */
  entry: z.union([z.literal(''), assetPath]),
  /** `data-page`: the key into the module's `pages`. */
  page: claimedPath,
  /** `data-contract`: the contract version of that build. */
  contract: z.pipe(z.pipe(z.string(), z.transform(Number)), understoodContract),
  /** `data-requires`: ranges of shared packages that the page's code accepts, as JSON. */
  requires: z.pipe(z.pipe(z.string(), z.transform(parseJson)), z.record(z.string(), z.string())),
});

/** What every page component receives. */
export interface PageProps {
  /** The value of the variable at the end of the page's path, decoded; empty where the path has none. */
  param: string;
}

/** The module of a page: its component alone, so that it can be replaced while developing. */
export interface PageModule {
  default: ComponentType<PageProps>;
}

/** Loads the code of one page, or of one fragment, which takes no props. */
export type PageLoader = () => Promise<PageModule>;

const pageLoader = z.custom<PageLoader>((value) => typeof value === 'function');

/** The default export of the exposed module (the plugin wraps named exports unpredictably). */
export const remoteModuleSchema = z.object({
  name: publisherName,
  contract: understoodContract,
  /** One loader for each claimed path. */
  pages: z.record(claimedPath, pageLoader),
  /** One loader for each fragment. */
  fragments: z.optional(z.record(z.string(), pageLoader)),
});

/**
 * What remotes may import from `@site/runtime`, each with the minor version that brought it: a page
 * requires the newest that it takes.
 */
export const RUNTIME_EXPORTS: Readonly<Record<string, number>> = {
  /** React Router's link, working inside a remote's own root. */
  Link: 0,
  /** The current location, as React Router gives it. */
  useLocation: 0,
  /** Navigates in the page; `navigate('/sobre')`, `navigate(-1)`. */
  useNavigate: 0,
  /** The query string as state; `[params, setParams]`. */
  useSearchParams: 0,
  /** Consent for third-party content: `<Embed {...useEmbed('maps')} … />` of `@site/design/ui`. */
  useEmbed: 0,
  /** Whether a category ('maps', 'videos') has the visitor's consent. */
  useConsent: 0,
  /** Short messages in a corner: `toast.success('Salvo.')`; they change or go by their id. */
  toast: 0,
  /** Attributes that give an element a tooltip: `<button {...tooltip('Área restrita')}>`. */
  tooltip: 0,
  /** The place for a part that another remote owns: `<Fragment of="mf-channels" name="topics">`. */
  Fragment: 1,
};

export type ManifestSummary = z.infer<typeof manifestSummarySchema>;
export type PageContainer = z.infer<typeof pageContainerSchema>;
export type RemoteModule = z.infer<typeof remoteModuleSchema>;
