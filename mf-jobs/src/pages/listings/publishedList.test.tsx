// @vitest-environment jsdom

import { dataText, RenderedFrom } from '@site/content/pageData.tsx';
// biome-ignore lint/style/noRestrictedImports: it renders as the build does.
import { PageRoot, staticBridge } from '@site/runtime';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSearchIndex } from '../../search/searchIndex.ts';
import { someJob } from '../../testing/jobs.ts';
import ListingsPage from './Page.tsx';

const fetchMock = vi.fn<typeof fetch>();

/** Newest first; the titles say how old they are. */
const jobs = Array.from({ length: 12 }, (_, at) =>
  someJob({
    id: `${12 - at}`,
    path: `/vagas/vaga-${12 - at}`,
    title: `Vaga ${12 - at}`,
    createdAt: `2026-03-${String(12 - at).padStart(2, '0')}T12:00:00.000Z`,
    requirements: at === 11 ? ['Francês fluente'] : [],
  }),
);
const newest = {
  jobs: jobs.slice(0, 8),
  older: '/vagas/pagina/1',
  newer: '',
  front: {
    total: 12,
    changedAt: '2026-03-12T15:00:00.000Z',
    staleSince: '',
    index: '/mf-jobs/assets/vagas-1.json',
  },
};

/** The page as under the shell's router, at an address with this query. */
function pageAt(search = '') {
  const bridge = staticBridge('/vagas');
  const location = { ...bridge.getLocation(), search };
  const getLocation = () => location;
  return <PageRoot bridge={{ ...bridge, getLocation }} Page={ListingsPage} param="" />;
}

const show = (data: object = newest, search = '') =>
  render(<RenderedFrom value={dataText(data)}>{pageAt(search)}</RenderedFrom>);
const titles = () => screen.getAllByRole('heading', { level: 3 });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => Response.json(makeSearchIndex(jobs)));
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
});

test('a search that does not load says so, and loads when it is tried again', async () => {
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  show(newest, '?q=frances');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A busca não carregou');
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 vaga encontrada.')).toBeInTheDocument();
});

test('an older list says which days it is of, and leads to the newest', () => {
  show({ jobs: jobs.slice(8), older: '', newer: '/vagas', front: null });
  const days = 'Vagas publicadas de 01/03/2026 a 04/03/2026';
  expect(screen.getByRole('heading', { name: days })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vagas mais novas' })).toHaveAttribute('href', '/vagas');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('rendered again after an error it has the list that was served', () => {
  // As the browser has it: the data stand in the document, and an error takes them out.
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.pageData = '';
  script.textContent = JSON.stringify(newest);
  document.body.append(script);
  render(pageAt()).unmount();
  script.remove();
  render(pageAt());
  expect(titles()).toHaveLength(8);
});
