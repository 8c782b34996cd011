// @vitest-environment jsdom
import { site } from '@site/site';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../jobs/job.ts';
import { someJob } from '../../../jobs/testing.ts';
import { JobCard } from './JobCard.tsx';

const show = (values: Partial<Job> = {}) => render(<JobCard job={someJob(values)} />);
const letters = (text: string) => [...text];
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(() => vi.restoreAllMocks());

describe('the card of an offer', () => {
  test("shows its badge, the date as dd/mm/aaaa, title, company, place, 'CEP:' and description", () => {
    show();
    const card = screen.getByRole('article', { name: 'Auxiliar Administrativo' });
    for (const text of [
      'Vaga',
      '30/03/2026',
      'Auxiliar Administrativo',
      'Cerrado Gestão Contábil',
      'Goiânia, GO · CEP: 74015-040',
      'Apoio às rotinas do escritório.',
    ]) {
      expect(within(card).getByText(text)).toBeInTheDocument();
    }
    const date = within(card).getByText('30/03/2026');
    expect(date.tagName).toBe('TIME');
    expect(date).toHaveAttribute('datetime', '2026-03-30T12:15:00.000Z');
  });

  test('shows the whole description, however long it is', () => {
    const description = 'palavra '.repeat(500).trim();
    show({ description });
    expect(screen.getByText(description)).not.toHaveClass(/clamp|truncate/);
  });

  test('shows the first 5 requirements and the first 4 benefits, then +N', () => {
    show({ requirements: letters('abcdefg'), benefits: letters('tuvwx') });
    expect(itemsOf('Requisitos')).toEqual(letters('abcde'));
    expect(itemsOf('Benefícios')).toEqual(letters('tuvw'));
    expect(screen.getByText('+2')).toBeInTheDocument();
    expect(screen.getByText('+1')).toBeInTheDocument();
  });

  test('shows no +N when everything fits, and no heading for an empty list', () => {
    show({ requirements: letters('abcde'), benefits: [] });
    expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
    expect(screen.queryByText('Benefícios')).not.toBeInTheDocument();
  });

  test('+N leads to the page of the vacancy, where all of them are, and so does its title', () => {
    show({ requirements: letters('abcdefg') });
    const more = screen.getByRole('link', { name: '+2 ver todos (Requisitos)' });
    expect(more).toHaveAttribute('href', '/vagas/auxiliar-administrativo-1');
    expect(screen.getByRole('link', { name: 'Auxiliar Administrativo' })).toHaveAttribute(
      'href',
      '/vagas/auxiliar-administrativo-1',
    );
  });

  test('a place that we do not know is its postal code alone', () => {
    show({ city: '', state: '', locationZip: '01001-000' });
    expect(screen.getByText('CEP: 01001-000')).toBeInTheDocument();
  });
});

describe('the links and the picture of an offer', () => {
  test("'Ver Detalhes' opens the document in a new tab, when there is one", () => {
    show({ documentUrl: 'https://a.example/vaga.pdf' });
    const link = screen.getByRole('link', { name: /^Ver Detalhes/ });
    expect(link).toHaveAttribute('href', 'https://a.example/vaga.pdf');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test("without a document there is no 'Ver Detalhes'", () => {
    show();
    expect(screen.queryByText(/Ver Detalhes/)).not.toBeInTheDocument();
  });

  test("'Candidatar-se' opens the chat in a new tab, with a message naming the vacancy", () => {
    show({ path: '/vagas/auxiliar-7' });
    const link = screen.getByRole('link', { name: /^Candidatar-se/ });
    expect(link).toHaveAttribute('target', '_blank');
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe(`${site.chat.host}/${site.chat.phoneNumber}`);
    expect(url.searchParams.get('text')).toBe(
      `Olá! Quero me candidatar à vaga “Auxiliar Administrativo” (Cerrado Gestão Contábil), que vi no site: ${site.url}/vagas/auxiliar-7`,
    );
  });

  test('shows its picture with the name of the company as alternative text', () => {
    show({ imageUrl: 'https://a.example/logo.png' });
    expect(screen.getByRole('img', { name: 'Cerrado Gestão Contábil' })).toHaveAttribute(
      'src',
      'https://a.example/logo.png',
    );
  });

  test("shows its picture with the alternative text 'Empresa' when no company is named", () => {
    show({ imageUrl: 'https://a.example/logo.png', companyName: '' });
    expect(screen.getByRole('img', { name: 'Empresa' })).toBeInTheDocument();
  });

  test('shows markup as text', () => {
    const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const { container } = show({ title: markup, description: markup, requirements: [markup] });
    expect(screen.getAllByText(markup)).toHaveLength(3);
    expect(container.querySelector('script, img')).toBeNull();
  });

  test('a title with the marks of a template stays as it is in the message', () => {
    show({ title: '{company} {link}', companyName: '' });
    const href = screen.getByRole('link', { name: /^Candidatar-se/ }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('text')).toContain('“{company} {link}”');
  });
});

describe('the card of a résumé', () => {
  const resume: Partial<Job> = {
    isOffer: false,
    title: 'Técnico em Informática',
    requirements: ['Linux'],
    benefits: ['Nenhum'],
    documentUrl: 'https://a.example/curriculo.pdf',
    imageUrl: 'https://a.example/foto.jpg',
  };

  test("shows 'Currículo', 'Ver Currículo' and 'Entrar em Contato'", () => {
    show(resume);
    expect(screen.getByText('Currículo')).toBeInTheDocument();
    const document = screen.getByRole('link', { name: /^Ver Currículo/ });
    expect(document).toHaveAttribute('target', '_blank');
    const contact = screen.getByRole('link', { name: /^Entrar em Contato/ });
    expect(new URL(contact.getAttribute('href') ?? '').searchParams.get('text')).toContain(
      'Técnico em Informática',
    );
  });

  test('shows no company, no requirements and no benefits', () => {
    show(resume);
    for (const text of ['Cerrado Gestão Contábil', 'Requisitos', 'Linux', 'Benefícios', 'Nenhum']) {
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
    expect(screen.getByText('Goiânia, GO · CEP: 74015-040')).toBeInTheDocument();
  });

  test('shows its picture with the title as alternative text', () => {
    show(resume);
    expect(screen.getByRole('img', { name: 'Técnico em Informática' })).toBeInTheDocument();
  });
});

describe("'Copiar link'", () => {
  test('copies the address of the vacancy and says so', async () => {
    const user = userEvent.setup();
    show({ path: '/vagas/auxiliar-7' });
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/vagas/auxiliar-7`);
    expect(screen.getByRole('status')).toHaveTextContent('Link copiado.');
  });

  test('shows the address, to be copied by hand, when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    show({ path: '/vagas/auxiliar-7' });
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      `Copie este link: ${window.location.origin}/vagas/auxiliar-7`,
    );
  });
});
