// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content as dashboard } from '../../pages/employer-dashboard/content.ts';
import { content as offers } from '../../pages/job-offers/content.ts';
import { content as resumes } from '../../pages/resumes/content.ts';
import { GatedPage } from './GatedPage.tsx';

test.each([
  ['Currículos', resumes, /^Gerencie o seu currículo: por enquanto pelo WhatsApp/],
  [
    'Oferta de Trabalho',
    offers,
    /^Publique vagas e encontre profissionais: por enquanto pelo WhatsApp/,
  ],
  [
    'Painel do empregador',
    dashboard,
    /^Gerencie as vagas publicadas e acompanhe os candidatos: por enquanto pelo WhatsApp/,
  ],
])('%s says that it needs authentication, what it is for, and where to go on', (...args) => {
  const [heading, content, description] = args;
  render(<GatedPage content={content} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText('Esta página requer autenticação para acesso.')).toBeInTheDocument();
  expect(screen.getByText(description)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver vagas de emprego' })).toHaveAttribute(
    'href',
    '/vagas',
  );
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
});
