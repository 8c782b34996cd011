// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Section } from './Section.tsx';

test('a section is a region named by its heading', () => {
  render(
    <Section heading="Nossos serviços" intro="Para quem empreende.">
      <p>Conteúdo</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Nossos serviços' });
  expect(region).toHaveTextContent('Para quem empreende.');
  expect(region).toHaveTextContent('Conteúdo');
});

test('a section can be linked to and carries its actions', () => {
  render(<Section id="precos" heading="Preços" tone="night" actions={<a href="/x">Ver</a>} />);
  expect(screen.getByRole('region')).toHaveAttribute('id', 'precos');
  expect(screen.getByRole('link', { name: 'Ver' })).toBeInTheDocument();
});
