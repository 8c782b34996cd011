// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Embed } from './Embed.tsx';

const texts = {
  title: 'Mapa: Av. Goiás, 1000',
  src: 'https://maps.example/embed',
  preview: <img src="/mapa.avif" alt="Rua no centro de Goiânia" />,
  loadLabel: 'Carregar o mapa',
  outUrl: 'https://maps.example/',
  outLabel: 'Abrir no Google Maps',
};

function LoadsOnDemand() {
  const [loaded, setLoaded] = useState(false);
  return <Embed {...texts} loaded={loaded} onLoad={() => setLoaded(true)} />;
}

test('an embed says what it waits for; its button loads it, and it takes the focus that the button had', async () => {
  render(<LoadsOnDemand />);
  expect(screen.getByText(/outro site, que pode usar cookies/)).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Carregar o mapa' }));
  const frame = screen.getByTitle('Mapa: Av. Goiás, 1000');
  expect(frame).toHaveAttribute('src', 'https://maps.example/embed');
  expect(screen.getByAltText('Rua no centro de Goiânia')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Carregando…');
  fireEvent.load(frame);
  expect(screen.queryByAltText('Rua no centro de Goiânia')).not.toBeInTheDocument();
  expect(frame).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an embed that consent loads takes no focus, and the link out stays', () => {
  render(<Embed {...texts} loaded onLoad={() => {}} />);
  fireEvent.load(screen.getByTitle('Mapa: Av. Goiás, 1000'));
  expect(screen.getByTitle('Mapa: Av. Goiás, 1000')).not.toHaveFocus();
  expect(screen.getByRole('link', { name: /Abrir no Google Maps/ })).toBeInTheDocument();
});
