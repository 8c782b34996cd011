import { addPage, type Build, goodRemote } from '@site/composer/testing/fixture.ts';
import { usePageData } from '@site/content/pageData.tsx';
import * as z from 'zod/mini';
import { defineRenderer } from '../defineRenderer.ts';

const courseSchema = z.object({ id: z.string(), title: z.string() });

function Page() {
  const { data, script } = usePageData(z.object({ title: z.string() }));
  return (
    <>
      <h1>{data?.title}</h1>
      {script}
    </>
  );
}

function pageOf(path: string, page: string, title: string) {
  const head = { title, description: 'Cursos para associados.' };
  return { path, page, Page, data: { title }, head, crumbs: [], changedAt: '' };
}

/** A remote with rows and pages of its own: courses, a list of their titles and a page for each. */
export const { start, answer } = defineRenderer({
  table: { name: 'jobs', where: { type: 'job_offer' }, maxRows: 100 },
  routes: ['/cursos', '/cursos/:curso'],
  parse: (rows) => ({ items: rows.map((row) => z.parse(courseSchema, row)), skipped: [] }),
  state: z.object({ courses: z.array(courseSchema) }),
  update: (_, { items }) => ({ courses: items }),
  publish: ({ courses }) => ({
    files: [],
    pages: [
      pageOf('/cursos', '/cursos', courses.map(({ title }) => title).join(', ')),
      ...courses.map(({ id, title }) => pageOf(`/cursos/${id}`, '/cursos/:curso', title)),
    ],
    search: {
      entries: courses.map(({ id, title }) => ({ kind: 'page', title, href: `/cursos/${id}` })),
    },
  }),
});

/** Its build, with one page without data. */
export function courseBuild(): Build {
  const build = goodRemote('mf-cursos', '/calendario', 'Calendário');
  for (const path of ['/cursos', '/cursos/:curso']) addPage(build, path, 'Esqueleto');
  return build;
}
