import { breadcrumbList } from '@site/content/structuredData.ts';
import type { PageProps } from '@site/contract/contract.ts';
import type { Manifest } from '@site/contract/manifest.ts';
import { headTags, pageDescription, pageTitle } from '@site/platform/render/headTags.ts';
import { pageDocument } from '@site/platform/render/pageDocument.ts';
import { renderPage } from '@site/platform/render/renderPage.tsx';
import { site } from '@site/site';
import type { ComponentType } from 'react';
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
  const address = (file: string) => `/${build.name}/${file}`;
  const requires = Object.entries(build.shared).map(([name, shared]) => [name, shared.requires]);
  const html = pageDocument({
    remote: build.name,
    entry: address(build.entry),
    page: plan.page,
    requires: Object.fromEntries(requires),
    html: renderPage(pageOf(plan), path, build.name),
    headTags: headTags({
      head,
      path,
      site,
      structuredData: [...plan.structuredData, breadcrumbList(plan.crumbs)],
    }),
    stylesheets: assets.stylesheets.map(address),
    preload: assets.preload.map(address),
  });
  return { html, title: pageTitle(head, site), description: pageDescription(head) };
}

function pageOf({ Page, data }: PagePlan): ComponentType<PageProps> {
  return withData(Page, data);
}
