// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PreviewBar from './PreviewBar.tsx';

test.each([
  ['does not say', '[]', 'Você está vendo uma prévia: mf-rentals 4f0c9a12.r3'],
  [
    'shows another build',
    '[{"modules":["/mf-rentals/assets/remoteEntry-ffffffff.js"]}]',
    'Esta prévia não está mais',
  ],
])('names the preview where the edge %s', async (_, list, text) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it.
  document.cookie = 'preview=mf-rentals.4f0c9a12.r3; path=/';
  vi.stubGlobal('fetch', async () => new Response(list));
  render(<PreviewBar />);
  const bar = screen.getByRole('region', { name: 'Prévia do site' });
  await waitFor(() => expect(bar).toHaveTextContent(text));
});
