// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListData } from '../../data/listData.ts';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { someJob } from '../../jobs/testing.ts';
import { makeSearchIndex } from '../../search/searchIndex.ts';
import { PageAt } from '../../testing/PageAt.tsx';
import ListingsPage from './Page.tsx';

vi.mock('../../jobs/loadReader.ts', () => ({ loadReader: vi.fn() }));
const load = vi.mocked(loadReader);
const fetchMock = vi.fn<typeof fetch>();
const errors = vi.spyOn(console, 'error');

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
let indexes = 0;

function dataOf(values: Partial<ListData['front']> = {}, shown: readonly Job[] = jobs.slice(0, 8)) {
  indexes += 1;
  const front = {
    total: 12,
    changedAt: '2026-03-12T15:00:00.000Z',
    staleSince: '',
    index: `/mf-jobs/assets/vagas-${indexes}.json`,
    ...values,
  };
  return { jobs: shown, older: '/vagas/pagina/1', newer: '', front };
}

function show(data: object = dataOf(), rest = ''): void {
  window.history.replaceState(null, '', `/vagas${rest}`);
  render(<PageAt Page={ListingsPage} address={`/vagas${rest}`} data={data} />);
}

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => Response.json(makeSearchIndex(jobs)));
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => fetchMock(...request));
  load.mockReset();
  errors.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('the HTML from the server holds the vacancies, their number, and the way to older ones', () => {
  const page = <PageAt Page={ListingsPage} address="/vagas" data={dataOf()} />;
  document.body.innerHTML = renderToString(page);
  expect(titles()).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Vaga 12' })).toHaveAttribute('href', '/vagas/vaga-12');
  expect(screen.getByText(/^12 vagas\. Lista atualizada em 12\/03\/2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vagas mais antigas' })).toHaveAttribute(
    'href',
    '/vagas/pagina/1',
  );
  document.body.innerHTML = '';
});

test('nothing is requested until the visitor searches', async () => {
  show();
  await screen.findAllByText(/^\((há|hoje)/);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
});

test('without vacancies it says so and offers a way on', () => {
  show(dataOf({ total: 0 }, []));
  expect(screen.getByText('Nenhuma vaga disponível no momento.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a list whose database does not answer says how old it is', () => {
  show(dataOf({ staleSince: '2026-03-12T18:00:00.000Z' }));
  expect(screen.getByText(/não responde desde 12\/03\/2026 às 15:00/)).toBeInTheDocument();
});

test('a search that does not load says so, and loads when it is tried again', async () => {
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  show(dataOf(), '?q=frances');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('A busca não carregou');
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('1 vaga encontrada.')).toBeInTheDocument();
});

test('an older list says which days it is of, and leads to the newest', () => {
  show({ jobs: jobs.slice(8), older: '', newer: '/vagas', front: null });
  expect(
    screen.getByRole('heading', {
      name: 'Vagas publicadas de 01/03/2026 a 04/03/2026',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vagas mais novas' })).toHaveAttribute('href', '/vagas');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

describe('a page that is rendered again after an error', () => {
  /** As the browser has it: the data stand in the document, and an error takes them out. */
  function showServed(): void {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.dataset.pageData = '';
    script.textContent = JSON.stringify(dataOf());
    document.body.append(script);
    window.history.replaceState(null, '', '/vagas');
    const { unmount } = render(<PageAt Page={ListingsPage} address="/vagas" />);
    unmount();
    script.remove();
    render(<PageAt Page={ListingsPage} address="/vagas" />);
  }

  test('has the list that was served at once, and the one read anew when it comes', async () => {
    const read = Promise.withResolvers<Job[]>();
    const readJobs = async function* () {
      yield await read.promise;
    };
    load.mockResolvedValue({ readJobs, readJob: vi.fn() });
    showServed();
    expect(titles()).toHaveLength(8);
    expect(load).toHaveBeenCalledTimes(1);
    read.resolve([someJob({ id: 'n', title: 'Nova' }), ...jobs]);
    await waitFor(() => expect(titles()[0]).toBe('Nova'));
    expect(titles()).toHaveLength(13);
  });

  test('keeps the list that was served when nothing can be read', async () => {
    load.mockRejectedValue(new Error('O servidor caiu.'));
    showServed();
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
