import { Breadcrumb, type BreadcrumbItem } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { start } from '../content/relatedPages.ts';

export interface PageBreadcrumbProps {
  /** Name of this page. */
  current: string;
  /** Pages between the start page and this one. */
  parents?: readonly BreadcrumbItem[];
}

/** Where the page stands: Início, its parents, itself. */
export function PageBreadcrumb({ current, parents = [] }: PageBreadcrumbProps) {
  return <Breadcrumb items={[start, ...parents, { label: current }]} />;
}
