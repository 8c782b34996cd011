// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ResponsivePicture } from '../picture/Picture.tsx';
import { PageHero } from './PageHero.tsx';

const picture: ResponsivePicture = {
  alt: 'Auditório visto do fundo',
  width: 1600,
  height: 1000,
  variants: [{ width: 1600, avif: '/a.avif', webp: '/a.webp' }],
};
const compositions = ['cover', 'split', 'night', 'plain'] as const;

test.each(compositions)('the %s hero gives the page its one main heading', (composition) => {
  render(
    <PageHero
      composition={composition}
      picture={picture}
      title="Auditório"
      lead="Para 100 pessoas."
      note="De segunda a sexta"
      actions={<a href="/x">Reservar</a>}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Para 100 pessoas.')).toBeInTheDocument();
  expect(screen.getByText('De segunda a sexta')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reservar' })).toBeInTheDocument();
});

test.each(['cover', 'split'] as const)(
  'the picture of the %s hero is fetched first',
  (composition) => {
    render(<PageHero composition={composition} picture={picture} title="Auditório" />);
    const image = screen.getByRole('img', { name: 'Auditório visto do fundo' });
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).not.toHaveAttribute('loading', 'lazy');
  },
);

test('a hero with a picture missing still shows its text', () => {
  render(<PageHero composition="cover" title="Início" />);
  expect(screen.getByRole('heading', { name: 'Início' })).toBeInTheDocument();
});

test('an offer can stand beside the text', () => {
  render(<PageHero composition="night" title="Certificado" aside={<p>R$ 150,00</p>} />);
  expect(screen.getByText('R$ 150,00')).toBeInTheDocument();
});
