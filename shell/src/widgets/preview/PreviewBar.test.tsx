// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import PreviewBar from './PreviewBar.tsx';
import { leavePreview } from './previewCookie.ts';

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser keeps it.
  document.cookie = 'preview=mf-rentals.4f0c9a12.r3; path=/';
});
afterEach(() => leavePreview());

const answer = (text: string) => vi.stubGlobal('fetch', async () => new Response(text));

test.each([
  ['does not say', '[]', 'Você está vendo uma prévia: mf-rentals 4f0c9a12.r3'],
  [
    'shows another build',
    '[{"modules":["/mf-rentals/assets/remoteEntry-ffffffff.js"]}]',
    'Esta prévia não está mais',
  ],
])('names the preview where the edge %s', async (_, list, text) => {
  answer(list);
  render(<PreviewBar />);
  const bar = screen.getByRole('region', { name: 'Prévia do site' });
  await waitFor(() => expect(bar).toHaveTextContent(text));
});

test('the panel says what stands on the screen, from which build, and why a popup waits', async () => {
  answer('[]');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-remote="mf-rentals" data-page="/salas" data-entry="/mf-rentals/assets/remoteEntry-4f0c9a12.js" data-contract="3" data-requires="{}" data-hydrated>
      <div data-remote="mf-channels" data-fragment="topics" data-entry="/mf-channels/src/remote.ts"></div></div>`,
  );
  localStorage.setItem('popup_home_dismissed', 'true');
  const { unmount } = render(<PreviewBar />);
  await userEvent.click(screen.getByText('Sobre esta página'));
  const said = (about: string) => screen.findByText(about).then((term) => term.nextSibling);
  expect(await said('Página /salas')).toHaveTextContent('mf-rentals 4f0c9a12, funciona');
  expect(await said('Fragmento mf-channels/topics')).toHaveTextContent(
    'src/remote.ts, apenas HTML',
  );
  expect(await said('Popup home')).toHaveTextContent('dispensado neste navegador');
  expect(await said('Popup certificacao')).toHaveTextContent('engajamento insuficiente');
  // On the page there is nothing left of it.
  unmount();
  document.querySelector('[data-page]')?.remove();
});

test('another build is shown to this browser alone, by its name', async () => {
  answer('[]');
  render(<PreviewBar />);
  await userEvent.click(screen.getByText('Sobre esta página'));
  const field = screen.getByLabelText(/Ver outra versão/);
  await userEvent.type(field, 'mf-jobs');
  expect(field).toBeInvalid();
  await userEvent.type(field, '.0123abcd');
  expect(field).toBeValid();
  const form = field.closest('form');
  expect([form?.method, ...new FormData(form ?? undefined)]).toEqual([
    'get',
    ['preview', 'mf-jobs.0123abcd'],
  ]);
});
