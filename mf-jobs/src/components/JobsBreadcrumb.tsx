import { Breadcrumb, type BreadcrumbItem } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';

export interface JobsBreadcrumbProps {
  /** Name of this page. */
  current: string;
  /** Pages between the start page and this one. */
  parents?: readonly BreadcrumbItem[];
}

/** The way from the start page to here. */
export function JobsBreadcrumb({ current, parents = [] }: JobsBreadcrumbProps) {
  return <Breadcrumb items={[{ label: 'Início', href: '/' }, ...parents, { label: current }]} />;
}
