import { UserError } from '@site/composer/base/errors.ts';
import { attributes } from '@site/composer/base/html.ts';
import type { PageContent } from '@site/content/page.ts';
import type { breadcrumbList, faqPage } from '@site/content/structuredData.ts';
import type { PageProps } from '@site/contract/contract.ts';
import { givenAway, type Routes, routeOf } from '@site/contract/defineRemote.ts';
import type { SharingPicture } from '@site/contract/manifest.ts';
import { messageOf } from '@site/contract/messageOf.ts';
import { claimedPath, isPattern } from '@site/contract/paths.ts';
import type { Parts } from '@site/contract/placeholders.ts';
import { idPrefix } from '@site/contract/places.ts';
import type { SearchEntry } from '@site/contract/search.ts';
import type { ComponentType } from 'react';
import * as z from 'zod';
import { type BuildOfDocuments, containerAttributes, PRELOADS } from './pageDocument.ts';
import { contentProblems, renderProblems } from './problems.ts';

const isFunction = (value: unknown) => typeof value === 'function';
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What the files of a page's or fragment's folder export. */
const partSchema = z.object({
  default: z.custom<ComponentType<PageProps>>(isFunction).optional(),
  content: z.custom<PageContent>(isObject).optional(),
  structuredData: z.array(z.looseObject({})).default([]),
  /** What can be found of a page besides what every page has. */
  searchEntries: z.custom<SearchEntry[]>(Array.isArray).default([]),
});

/** The `routes` of an app's `src/routes.ts`. */
export const routesSchema: z.ZodType<Routes> = z.record(
  z.string(),
  z.union([z.string(), z.object({ folder: z.string(), gives: z.string().optional() })]),
);

/** The shape of `virtual:site-pages/<app>`, once loaded. */
export const pagesModuleSchema = z.object({
  renderPage:
    z.custom<(Page: ComponentType<PageProps>, path: string, remote: string) => string>(isFunction),
  breadcrumbList: z.custom<typeof breadcrumbList>(isFunction),
  faqPage: z.custom<typeof faqPage>(isFunction),
  routes: routesSchema,
  /** Old path → new path, where the routes declare any. */
  redirects: z.record(z.string(), z.string()).default({}),
  /** What the pages have in common, as a heading on the map of the site. */
  topic: z.string().optional(),
  pages: z.record(z.string(), partSchema),
  fragments: z.record(z.string(), partSchema),
});
export type PagesModule = z.infer<typeof pagesModuleSchema>;

/** What an app claims by its `src/routes.ts`. */
export function sourceAddresses(name: string, module: Pick<PagesModule, 'routes' | 'redirects'>) {
  const pages = Object.keys(module.routes).map((path) => ({ path }));
  return { name, pages, redirects: module.redirects, gives: givenAway(module.routes) };
}

/** Addresses of what the shell's head refers to. */
export interface ShellAssets {
  /** Names the build in reports of errors; empty while developing. */
  build: string;
  entry: string;
  stylesheets: readonly string[];
  /** The entry and all that it imports, each after what it imports itself. */
  modules: string[];
}

/** What `shell/src/parts.tsx` exports, once loaded. */
export const shellModuleSchema = z.object({
  renderParts: z.custom<(assets: ShellAssets) => Parts>(isFunction),
  /** What the runtime of this build offers remotes. */
  runtime: z.array(z.string()),
});

/** One page, ready to be put into its document. */
export type RenderedPage = ReturnType<typeof renderOne>;

/** Renders all pages of an app; `problems` has a sentence for each that is wrong. */
export function renderAll(app: string, module: PagesModule) {
  const problems: string[] = [];
  const pages = Object.keys(module.routes).flatMap((path) => {
    try {
      return [renderOne(app, module, path)];
    } catch (error) {
      problems.push(messageOf(error));
      return [];
    }
  });
  return { pages, problems };
}

/**
 * Renders a page and checks the texts of its content.
 * @throws UserError naming the file, the field and what was expected.
 */
export function renderOne(app: string, module: PagesModule, path: string) {
  if (!claimedPath.safeParse(path).success)
    throw new UserError(
      `${app}/src/routes.ts: ${path} is no path: small letters, digits and - are expected, as in /eventos/2026.`,
    );
  const declared = module.routes[path];
  if (!declared) throw new UserError(`${app}/src/routes.ts: no page is declared for ${path}.`);
  const { folder } = routeOf(declared);
  const { default: Page, content, structuredData, searchEntries } = module.pages[folder] ?? {};
  if (!Page)
    throw new UserError(`${app}/src/routes.ts: ${path} needs src/pages/${folder}/Page.tsx.`);
  const place = `${app}/src/pages/${folder}/content.ts`;
  if (!content?.head?.title || !content.head.description)
    throw new UserError(`${place} is not valid. head: write a title and a description.`);
  const html = renderPart(app + path, place, content, () => module.renderPage(Page, path, app));
  return {
    path,
    folder,
    head: content.head,
    picture: firstPicture(content),
    structuredData: [
      ...(structuredData ?? []),
      ...[module.faqPage(content), breadcrumbOf(module, path)].filter((data) => data !== undefined),
    ],
    html,
    questions: content.faq?.items ?? [],
    ownEntries: searchEntries ?? [],
  };
}

/** Renders a fragment into its container; checks and throws as `renderOne`. */
export function renderFragment(
  module: PagesModule,
  fragment: string,
  build: Omit<BuildOfDocuments, 'site'>,
  preload: readonly string[] = [],
): string {
  const { name } = build;
  const folder = `${name}/src/fragments/${fragment}`;
  const { default: Shown, content } = module.fragments[fragment] ?? {};
  if (!Shown) throw new UserError(`${folder} has no Fragment.tsx.`);
  const html = renderPart(`${name}/${fragment}`, `${folder}/content.ts`, content, () =>
    module.renderPage(Shown, '/', idPrefix(name, fragment)),
  );
  const container = attributes({
    ...containerAttributes(build),
    'data-fragment': fragment,
    'data-preload': JSON.stringify(preload.map((file) => `/${name}/${file}`)),
  });
  // A fragment adds nothing to the head: its pictures load without preloads.
  return `<div ${container}>${html.replace(PRELOADS, '')}</div>`;
}

/** @throws UserError naming the line of the source that threw, or the field of its content. */
function renderPart(name: string, contentFile: string, content: unknown, render: () => string) {
  let html: string;
  try {
    html = render();
  } catch (error) {
    const [, line] =
      /\(?([^\s(]*\/src\/[^\s)]*:\d+:\d+)\)?/.exec(String(Object(error).stack)) ?? [];
    const where = line ? ` (${line})` : '';
    throw new UserError(`${name} could not be rendered: ${messageOf(error)}${where}`);
  }
  const shown = renderProblems(html);
  if (shown.length > 0) throw new UserError(`${name}: ${shown.join('; ')}.`);
  const problems = contentProblems(content, html);
  if (problems.length === 0) return html;
  throw new UserError(`${contentFile} is not valid. ${problems.join('; ')}.`);
}

/** The way to a page: the pages of this remote above it, then itself, each by its own content. */
function breadcrumbOf(module: PagesModule, path: string): object | undefined {
  const nameOf = (claimed: string) => {
    const route = module.routes[claimed];
    return route && module.pages[routeOf(route).folder]?.content?.breadcrumb;
  };
  const name = nameOf(path);
  if (!name) return undefined;
  const above = Object.keys(module.routes)
    .filter((claimed) => claimed !== '/' && path.startsWith(`${claimed}/`))
    .sort((one, other) => one.length - other.length)
    .flatMap((claimed) => {
      const parent = nameOf(claimed);
      return parent ? [{ name: parent, path: claimed }] : [];
    });
  return module.breadcrumbList([...above, { name, path: isPattern(path) ? undefined : path }]);
}

const pictureSchema = z.object({
  alt: z.string(),
  variants: z.array(z.object({ width: z.number(), webp: z.string() })).min(1),
});

/** The first picture of a page's content in the order in which it is written: its largest file, by its address. */
export function firstPicture(content: unknown): SharingPicture | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const parsed = pictureSchema.safeParse(content);
  if (parsed.success) {
    const [largest] = parsed.data.variants.toSorted((one, other) => other.width - one.width);
    return { alt: parsed.data.alt, file: largest?.webp ?? '' };
  }
  return Object.values(content).map(firstPicture).find(Boolean);
}
