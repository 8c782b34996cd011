// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPage, inShell, inStack, reportError, watchErrors } from './reportError.ts';

const inJobs = inPage({ remote: 'mf-jobs', entry: '/mf-jobs/assets/remoteEntry-0123456789ab.js' });
const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const sent = () => sendBeacon.mock.calls.map(([url, body]) => ({ url, ...JSON.parse(body) }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  watchErrors('');
  sendBeacon.mockClear();
});

test('without a configured monitoring service nothing is sent', () => {
  watchErrors('');
  reportError(new Error('quebrou'), inShell);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('the configured monitoring service hears of every error, without what a visitor typed', () => {
  window.history.replaceState(null, '', '/vagas?busca=segredo#fim');
  watchErrors('https://monitor.example/e');
  reportError(new TypeError('quebrou'), inJobs);
  expect(sent()).toMatchObject([
    {
      url: 'https://monitor.example/e',
      where: 'mf-jobs',
      build: '0123456789ab',
      message: 'TypeError: quebrou',
      page: '/vagas',
    },
  ]);
  expect(JSON.stringify(sent())).not.toContain('segredo');
});

test('it hears of errors outside React too', () => {
  watchErrors('https://monitor.example/e');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no clique') }));
  expect(sent().map(({ message }) => message)).toContain('Error: no clique');
});

test('a page that fails over and over does not flood it', () => {
  watchErrors('https://monitor.example/e');
  for (let count = 0; count < 50; count += 1) reportError('de novo', inShell);
  expect(sendBeacon).toHaveBeenCalledTimes(20);
});

test('a monitoring service that throws does not fail the page', () => {
  sendBeacon.mockImplementationOnce(() => {
    throw new Error('fora do ar');
  });
  watchErrors('https://monitor.example/e');
  expect(() => reportError(new Error('quebrou'), inShell)).not.toThrow();
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
