// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { someJob } from '../../jobs/testing.ts';
import { PageAt } from '../../testing/PageAt.tsx';
import { liveList } from './newestView.ts';
import ListingsPage from './Page.tsx';

vi.mock('../../jobs/loadReader.ts', () => ({ loadReader: vi.fn() }));
const load = vi.mocked(loadReader);
const errors = vi.spyOn(console, 'error');
Element.prototype.scrollIntoView = () => {};

const jobs = (count: number, values: Partial<Job> = {}) =>
  Array.from({ length: count }, (_, index) =>
    someJob({ id: `${index + 1}`, title: `Vaga ${index + 1}`, ...values }),
  );
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** Batches that will be read; an error in their place is thrown. */
function read(batches: (Job[] | Error)[]): void {
  const readJobs = async function* () {
    for (const batch of batches) {
      if (batch instanceof Error) throw batch;
      yield batch;
    }
  };
  load.mockResolvedValueOnce({ readJobs, readJob: vi.fn() });
}

function show(batches: (Job[] | Error)[], rest = ''): { visited: string[] } {
  read(batches);
  const visited: string[] = [];
  const onNavigate = (address: string) => void visited.push(address);
  render(<PageAt Page={ListingsPage} address={`/vagas${rest}`} onNavigate={onNavigate} />);
  return { visited };
}

beforeEach(() => {
  load.mockReset();
  errors.mockClear();
  window.history.replaceState(null, '', '/vagas');
});

test('the HTML from the server holds the title, three skeletons and help without JavaScript', () => {
  document.body.innerHTML = renderToString(<PageAt Page={ListingsPage} address="/vagas" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vagas de Emprego');
  expect(screen.getByTestId('job-skeletons').children).toHaveLength(3);
  expect(document.querySelector('noscript')?.innerHTML).toContain('wa.me');
  document.body.innerHTML = '';
});

test('an error shows in a red alert with its message, and the retry button recovers', async () => {
  show([new Error('O servidor caiu.')]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('O servidor caiu.');
  expect(screen.queryByTestId('job-skeletons')).not.toBeInTheDocument();
  read([jobs(1)]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Tentar novamente' }));
  expect(screen.getByRole('heading', { name: 'Vagas abertas' })).toHaveFocus();
  expect(await screen.findByRole('article')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("an empty list says 'Nenhuma vaga disponível no momento.'", async () => {
  show([[]]);
  expect(await screen.findByText('Nenhuma vaga disponível no momento.')).toBeInTheDocument();
});

test('what is here stays readable when the rest fails', async () => {
  show([jobs(2), new Error('A conexão caiu.')]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Algumas vagas não carregaramA conexão caiu.',
  );
  expect(titles()).toEqual(['Vaga 1', 'Vaga 2']);
});

test.each([
  ['', ['1', 60], ['', '/vagas?pagina=2']],
  ['2', ['61', 60], ['/vagas', '/vagas?pagina=3']],
  ['3', ['121', 2], ['/vagas?pagina=2', '']],
  ['-1', ['1', 60], ['', '/vagas?pagina=2']],
  ['1.5', ['1', 60], ['', '/vagas?pagina=2']],
  ['x', ['1', 60], ['', '/vagas?pagina=2']],
  ['99999', ['121', 2], ['/vagas?pagina=2', '']],
])(
  '122 offers are 60 to a page, with links to the pages beside it: ?pagina=%s',
  (page, shown, links) => {
    const state = { status: 'list', jobs: jobs(122), rest: { status: 'complete' } } as const;
    const { status, list } = liveList(state, Number(page));
    expect(status).toBe('122 vagas.');
    expect([list?.jobs[0]?.id, list?.jobs.length]).toEqual(shown);
    expect([list?.newer, list?.older]).toEqual(links);
  },
);

test('60 offers are one page', () => {
  const state = { status: 'list', jobs: jobs(60), rest: { status: 'complete' } } as const;
  expect(liveList(state, 1).list).toMatchObject({ total: 60, newer: '', older: '' });
});

test('the page that the address names is on screen, and leads to the one before', async () => {
  show([jobs(61)], '?pagina=2');
  await screen.findByRole('article');
  expect(titles()).toEqual(['Vaga 61']);
  expect(screen.getByRole('link', { name: 'Vagas mais novas' })).toHaveAttribute('href', '/vagas');
  expect(document.body).toHaveFocus();
});

test('the search finds among the offers that were read, counts them, and Limpar shows all again', async () => {
  show([[...jobs(13), someJob({ id: 'x', title: 'Confeiteiro', companyName: 'Café São João' })]]);
  const search = screen.getByRole('textbox', { name: 'Buscar nas vagas' });
  await waitFor(() => expect(search).toBeEnabled());
  await userEvent.type(search, 'sao cafe');
  expect(await screen.findByText('1 vaga encontrada.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Confeiteiro' })).toBeInTheDocument();
  await userEvent.type(search, ' astronauta');
  expect(
    await screen.findByText('Nenhuma vaga encontrada para “sao cafe astronauta”.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Limpar' })[0] as HTMLElement);
  expect(search).toHaveFocus();
  expect(titles()).toHaveLength(14);
  expect(errors).not.toHaveBeenCalled();
});
