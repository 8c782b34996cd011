// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PreviewBar from './PreviewBar.tsx';
import { leavePreview, requestedPreview } from './previewCookie.ts';

const listOf = (entry: string) => JSON.stringify([{ modules: [`/mf-rentals/assets/${entry}`] }]);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it.
  document.cookie = 'preview=mf-rentals.4f0c9a12.r3; path=/';
});
afterEach(() => leavePreview());

const answer = (text: string) => vi.stubGlobal('fetch', async () => new Response(text));

test.each([
  ['shows it', listOf('remoteEntry-4f0c9a12.js'), 'Você está vendo uma prévia:'],
  ['does not say', '[]', 'Você está vendo uma prévia:'],
  ['shows another build', listOf('remoteEntry-ffffffff.js'), 'Esta prévia não está mais'],
])('names the preview where the edge %s', async (_, list, text) => {
  answer(list);
  render(<PreviewBar />);
  const bar = screen.getByRole('region', { name: 'Prévia do site' });
  await waitFor(() => expect(bar).toHaveTextContent(text));
  expect(bar).toHaveTextContent('mf-rentals 4f0c9a12.r3');
});

test('leaving it forgets the cookie and loads the page anew', async () => {
  answer('[]');
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  render(<PreviewBar />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair da prévia' }));
  expect(requestedPreview()).toBeUndefined();
  expect(reload).toHaveBeenCalledOnce();
});
