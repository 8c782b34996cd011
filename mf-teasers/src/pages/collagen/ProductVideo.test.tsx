// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { YouTubeVideo } from './ProductVideo.tsx';

test('a configured video asks first, and can be seen on its own site', async () => {
  render(<YouTubeVideo youtubeId="abcdefghijk" />);
  expect(screen.getByRole('link', { name: /^Assistir no YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  );
  expect(screen.queryByTitle('Vídeo do Colágeno 24 Horas')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Carregar o vídeo' }));
  expect(screen.getByTitle('Vídeo do Colágeno 24 Horas')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  );
});
