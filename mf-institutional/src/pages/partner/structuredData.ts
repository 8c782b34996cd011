import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { organization } from '../../structured-data/organization.ts';
import { content } from './content.ts';

export const structuredData: object[] = [
  breadcrumbs({ name: content.breadcrumb, path: '/seja-parceiro' }),
  organization,
];
