import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { content } from './content.ts';

export const structuredData: object[] = [
  breadcrumbs({ name: content.breadcrumb, path: '/excelencia-empresarial' }),
];
