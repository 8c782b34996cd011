// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { loadReader } from '../../jobs/loadReader.ts';
import { someJob } from '../../jobs/testing.ts';
import { PageAt } from '../../testing/PageAt.tsx';
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

describe('more offers than fit a page', () => {
  test('are turned page by page; focus returns to the heading and the place is told', async () => {
    show([jobs(62)]);
    await screen.findAllByRole('article');
    expect(titles()).toHaveLength(60);
    expect(screen.getByText('62 vagas, mostrando de 1 a 60.')).toBeInTheDocument();
    const next = screen.getByRole('button', { name: 'Próxima' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    expect(titles()).toEqual(['Vaga 61', 'Vaga 62']);
    expect(screen.getByRole('heading', { name: 'Vagas abertas' })).toHaveFocus();
    expect(screen.getByText('62 vagas, mostrando de 61 a 62.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Próxima' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
    expect(titles()[0]).toBe('Vaga 1');
  });

  test('never put more than one page into the document, however many there are', async () => {
    show([jobs(1000), jobs(5000).slice(1000)]);
    expect(await screen.findByText('5.000 vagas, mostrando de 1 a 60.')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(60);
    expect(screen.getByText('Página 1 de 84')).toBeInTheDocument();
  });

  test('need no pages when they fit one', async () => {
    show([jobs(60)]);
    await screen.findAllByRole('article');
    expect(screen.queryByRole('navigation', { name: 'Páginas de vagas' })).not.toBeInTheDocument();
  });
});

describe('the search', () => {
  test('filters the offers that are here, counts them, and Limpar shows all again', async () => {
    show([[...jobs(13), someJob({ id: 'x', title: 'Confeiteiro', companyName: 'Café São João' })]]);
    await screen.findAllByRole('article');
    const search = screen.getByRole('textbox', { name: 'Buscar nas vagas' });
    await userEvent.type(search, 'sao cafe');
    expect(titles()).toEqual(['Confeiteiro']);
    expect(screen.getByText('1 vaga encontrada.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(search).toHaveFocus();
    expect(titles()).toHaveLength(14);
  });

  test('starts at the first page of what it finds, and says when it finds nothing', async () => {
    show([jobs(70)]);
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }));
    await userEvent.type(screen.getByRole('textbox'), 'vaga');
    expect(titles()[0]).toBe('Vaga 1');
    await userEvent.type(screen.getByRole('textbox'), ' astronauta');
    expect(screen.getByText('Nenhuma vaga encontrada para “vaga astronauta”.')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

test('structured data describes the offers on screen and cannot end its script', async () => {
  show([jobs(14, { description: '</script><script>alert(1)</script>' })]);
  await screen.findAllByRole('article');
  const [data, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(JSON.parse(data?.textContent ?? '')['@graph']).toHaveLength(14);
  expect(data?.textContent).not.toContain('<');
  expect(errors).not.toHaveBeenCalled();
});
