import { breadcrumbList } from '@site/content/structuredData.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { buildDocument } from '@site/platform/render/buildDocument.ts';
import { pageDescription, pageTitle } from '@site/platform/render/headTags.ts';
import { renderPage } from '@site/platform/render/renderPage.tsx';
import { site } from '@site/site';
import type { PagePlan } from './pages.ts';
import { withData } from './withData.tsx';

/** A page as HTML, with what the manifest says of it. */
export interface RenderedDocument {
  html: string;
  title: string;
  description: string;
}

/** Renders one page of a build from its data, exactly as the build renders pages without. */
export function renderDocument(build: Manifest, plan: PagePlan): RenderedDocument {
  const { path, head, group } = plan;
  const assets = build.groups[group];
  if (!assets) throw new Error(`The build has no assets called ${group}.`);
  const { name, entry, shared } = build;
  const requires = Object.entries(shared).map(([key, { requires: range }]) => [key, range]);
  const html = buildDocument(
    { name, entry, requires: Object.fromEntries(requires), site },
    {
      path,
      page: plan.page,
      head,
      structuredData: [...plan.structuredData, breadcrumbList(plan.crumbs)],
      html: renderPage(withData(plan.Page, plan.data), path, name),
      assets,
    },
  );
  return { html, title: pageTitle(head, site), description: pageDescription(head) };
}
