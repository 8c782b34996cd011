// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetListeners } from '../testing/forgetListeners.ts';
import { inPage, inShell, inStack, reportError, watchErrors } from './reportError.ts';

const inJobs = inPage({ remote: 'mf-jobs', entry: '/mf-jobs/assets/remoteEntry-0123456789ab.js' });
const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const sent = () => sendBeacon.mock.calls.map(([url, body]) => ({ url, ...JSON.parse(body) }));

const MONITOR = 'https://monitor.example/e';

beforeEach(() => {
  forgetListeners(window);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { sendBeacon });
  watchErrors(MONITOR);
});
afterEach(() => {
  watchErrors('');
  sendBeacon.mockClear();
});

test('the configured one hears of every error, in React and outside, without what a visitor typed', () => {
  window.history.replaceState(null, '', '/vagas?busca=segredo#fim');
  const [url, page] = [MONITOR, '/vagas'];
  reportError(new TypeError('quebrou'), inJobs);
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no clique') }));
  expect(sent()).toMatchObject([
    { url, page, where: 'mf-jobs', build: '0123456789ab', message: 'TypeError: quebrou' },
    { url, page, message: 'Error: no clique' },
  ]);
  expect(JSON.stringify(sent())).not.toContain('segredo');
});

test('a page that fails over and over does not flood it, nor fails where it throws', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new Error('fora do ar');
  });
  for (let count = 0; count < 50; count += 1) reportError('de novo', inShell);
  expect(sendBeacon).toHaveBeenCalledTimes(20);
});

test.each([
  ['of the page on screen', 'mf-jobs', '0123456789ab'],
  ['of a remote that is not on screen', 'mf-rentals', ''],
])('an uncaught error is attributed to the file it came from: %s', (_, where, build) => {
  document.body.innerHTML =
    '<div data-remote="mf-jobs" data-entry="/mf-jobs/assets/remoteEntry-0123456789ab.js"></div>';
  const error = new Error('no clique');
  error.stack = `Error: no clique\n  at f (https://site.example/${where}/assets/Page-a.js:1:2)`;
  expect(inStack(error)).toEqual({ where, build });
  expect(inStack('sem pilha')).toEqual({ where: 'window', build: '' });
});
