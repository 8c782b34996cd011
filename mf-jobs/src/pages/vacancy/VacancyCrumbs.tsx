import { Breadcrumb } from '@site/design/ui/breadcrumb/Breadcrumb.tsx';
import { content } from './content.ts';

/** The way from the start page to a vacancy. */
export function VacancyCrumbs({ title }: { title: string }) {
  return <Breadcrumb items={[{ label: 'Início', href: '/' }, content.list, { label: title }]} />;
}
