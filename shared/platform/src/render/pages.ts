import { type Head, pageContentSchema } from '@site/content/head.ts';
import type { PageProps } from '@site/contract/contract.ts';
import type { ComponentType } from 'react';
import * as z from 'zod';
import type { AppName } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } };
}
interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

const isFunction = (value: unknown) => typeof value === 'function';
const byFile = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

/** The shape of `virtual:site-pages/<app>`, once loaded. */
export const pagesModuleSchema = z.object({
  renderPage:
    z.custom<(Page: ComponentType<PageProps>, path: string, remote: string) => string>(isFunction),
  routes: z.record(z.string(), z.string()),
  pages: byFile(z.custom<ComponentType<PageProps>>(isFunction)),
  contents: byFile(z.unknown()),
  schemas: byFile(
    z.custom<Schema>(
      (value) => z.looseObject({ safeParse: z.custom(isFunction) }).safeParse(value).success,
    ),
  ),
  structuredData: byFile(z.array(z.looseObject({}))),
});
export type PagesModule = z.infer<typeof pagesModuleSchema>;

/** One page, ready to be put into its document. */
export interface RenderedPage {
  path: string;
  folder: string;
  head: Head;
  structuredData: readonly object[];
  html: string;
}

/**
 * Parses a page's content and renders it.
 * @throws UserError naming the file, the field and what was expected.
 */
export function renderOne(app: AppName, module: PagesModule, path: string): RenderedPage {
  const folder = module.routes[path];
  if (!folder) throw new UserError(`${app}/src/routes.ts: no page is declared for ${path}.`);
  const find = <Value>(files: Record<string, Value>, file: string) =>
    Object.entries(files).find(([name]) => name.endsWith(`/src/pages/${folder}/${file}`))?.[1];
  const Page = find(module.pages, 'Page.tsx');
  if (!Page)
    throw new UserError(`${app}/src/routes.ts: ${path} needs src/pages/${folder}/Page.tsx.`);
  const content = find(module.contents, 'content.ts');
  const place = `${app}/src/pages/${folder}/content.ts`;
  assertContent(place, find(module.schemas, 'schema.ts') ?? pageContentSchema, content);
  return {
    path,
    folder,
    head: parseHead(place, content),
    structuredData: find(module.structuredData, 'structuredData.ts') ?? [],
    html: module.renderPage(Page, path, app),
  };
}

function assertContent(place: string, schema: Schema, content: unknown): void {
  const { success, error } = schema.safeParse(content);
  if (!success) throw contentError(place, error?.issues ?? []);
}

function parseHead(place: string, content: unknown): Head {
  const parsed = pageContentSchema.safeParse(content);
  if (!parsed.success) throw contentError(place, parsed.error.issues);
  return parsed.data.head;
}

function contentError(place: string, issues: readonly Issue[]): UserError {
  const lines = issues.map(
    ({ path, message }) => `${path.map(String).join('./') || 'content'}: ${message}`,
  );
  return new UserError(`${place} is not valid. ${lines.join('; ')}.`);
}
