// @vitest-environment jsdom
import { site } from '@site/site';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Job } from '../../../jobs/job.ts';
import { someJob } from '../../../testing/jobs.ts';
import { JobCard } from './JobCard.tsx';

const show = (values: Partial<Job> = {}) => render(<JobCard job={someJob(values)} />);
const letters = (text: string) => [...text];
const itemsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
const message = (name: RegExp) => new URL(link(name).href).searchParams.get('text');

test('a picture that does not come gives way to the initials', () => {
  show({ imageUrl: 'https://a.example/logo.png' });
  fireEvent.error(screen.getByRole('img', { name: 'Cerrado Gestão Contábil' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('CG')).toBeInTheDocument();
});

test('of a long description the beginning is shown, in whole words', () => {
  show({ description: 'Trabalho em equipe. '.repeat(600) });
  const { textContent } = screen.getByText(/^Trabalho em equipe/);
  expect(textContent).toMatch(/ (em|equipe\.|Trabalho)…$/);
  expect(textContent?.length).toBeLessThan(410);
});

describe('the card of an offer', () => {
  test("shows its badge, the date as dd/mm/aaaa, title, company, place, 'CEP:' and description", () => {
    show();
    const card = screen.getByRole('article', { name: 'Auxiliar Administrativo' });
    const { title, companyName, description } = someJob();
    for (const text of ['Vaga', title, companyName, 'Goiânia, GO, CEP: 74015-040', description])
      expect(within(card).getByText(text)).toBeInTheDocument();
    const date = within(card).getByText('30/03/2026');
    expect(date).toHaveAttribute('datetime', '2026-03-30T12:15:00.000Z');
    expect(screen.queryByText(/Ver Detalhes/)).not.toBeInTheDocument();
  });

  test('shows the first 5 requirements and 4 benefits, then +N, which leads to all of them', () => {
    show({ requirements: letters('abcdefg'), benefits: letters('tuvwx') });
    expect(itemsOf('Requisitos')).toEqual(letters('abcde'));
    expect(itemsOf('Benefícios')).toEqual(letters('tuvw'));
    expect(screen.getByText('+1')).toBeInTheDocument();
    const more = link(/^\+2 ver todos \(Requisitos\)$/);
    expect(more).toHaveAttribute('href', '/vagas/auxiliar-administrativo-1');
  });

  test('shows no +N when everything fits, no heading for an empty list, no place that is not known', () => {
    show({ requirements: letters('abcde'), city: '', state: '', locationZip: '01001-000' });
    expect(screen.getByText('CEP: 01001-000')).toBeInTheDocument();
    expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
    expect(screen.queryByText('Benefícios')).not.toBeInTheDocument();
  });

  test("'Ver Detalhes' opens its document, 'Candidatar-se' the chat, each in a new tab", () => {
    show({ path: '/vagas/auxiliar-7', documentUrl: 'https://a.example/vaga.pdf' });
    expect(link(/^Ver Detalhes/)).toHaveAttribute('href', 'https://a.example/vaga.pdf');
    for (const name of [/^Ver Detalhes/, /^Candidatar-se/])
      expect(link(name)).toHaveAttribute('target', '_blank');
    const { origin, pathname } = new URL(link(/^Candidatar-se/).href);
    expect(origin + pathname).toBe(`${site.chat.host}/${site.chat.phoneNumber}`);
    expect(message(/^Candidatar-se/)).toBe(
      `Olá! Quero me candidatar à vaga “Auxiliar Administrativo” (Cerrado Gestão Contábil), que vi no site: ${site.url}/vagas/auxiliar-7`,
    );
  });

  test.each([
    ['the name of the company', {}, 'Cerrado Gestão Contábil'],
    ["'Empresa' when no company is named", { companyName: '' }, 'Empresa'],
    ['the title, on a résumé', { isOffer: false }, 'Auxiliar Administrativo'],
  ])('its picture has as alternative text %s', (_, values, name) => {
    show({ imageUrl: 'https://a.example/logo.png', ...values });
    const picture = screen.getByRole('img', { name });
    expect(picture).toHaveAttribute('src', 'https://a.example/logo.png');
  });

  test("'Copiar link' copies its address, and shows it when the browser refuses", async () => {
    const user = userEvent.setup();
    const address = `${window.location.origin}/vagas/auxiliar-7`;
    show({ path: '/vagas/auxiliar-7' });
    const copy = screen.getByRole('button', { name: 'Copiar link' });
    expect(copy).toHaveAttribute('data-tooltip', 'Copiar o endereço desta vaga');
    await user.click(copy);
    expect(screen.getByRole('status')).toHaveTextContent('Link copiado.');
    expect(await navigator.clipboard.readText()).toBe(address);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(copy);
    expect(screen.getByRole('status')).toHaveTextContent(`Copie este link: ${address}`);
  });
});

test("the card of a résumé offers 'Ver Currículo' and 'Entrar em Contato', and shows no more than its place", () => {
  show({
    isOffer: false,
    requirements: ['Linux'],
    benefits: ['Nenhum'],
    documentUrl: 'https://a.example/curriculo.pdf',
  });
  expect(screen.getByText('Currículo')).toBeInTheDocument();
  expect(link(/^Ver Currículo/)).toHaveAttribute('target', '_blank');
  expect(message(/^Entrar em Contato/)).toContain('Auxiliar Administrativo');
  expect(screen.getByText('Goiânia, GO, CEP: 74015-040')).toBeInTheDocument();
  for (const text of ['Cerrado Gestão Contábil', 'Requisitos', 'Linux', 'Benefícios', 'Nenhum'])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});
