// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportError, setMonitor } from './reportError.ts';
import { watchErrors } from './watchErrors.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
const sent = () => sendBeacon.mock.calls.map(([url, body]) => ({ url, ...JSON.parse(body) }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(navigator, { sendBeacon });
});
afterEach(() => {
  setMonitor(undefined);
  vi.restoreAllMocks();
  sendBeacon.mockClear();
});

test('every error is logged to the console with where it came from', () => {
  const error = new Error('quebrou');
  reportError(error, { where: 'mf-jobs' });
  expect(console.error).toHaveBeenCalledWith('[mf-jobs]', error);
});

test('without a configured monitoring service nothing is sent', () => {
  watchErrors('');
  reportError(new Error('quebrou'), { where: 'shell' });
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('the configured monitoring service hears of every error, without what a visitor typed', () => {
  window.history.replaceState(null, '', '/vagas?busca=segredo#fim');
  watchErrors('https://monitor.example/e');
  reportError(new TypeError('quebrou'), { where: 'mf-jobs' });
  expect(sent()).toMatchObject([
    {
      url: 'https://monitor.example/e',
      where: 'mf-jobs',
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
  for (let count = 0; count < 50; count += 1) reportError('de novo', { where: 'shell' });
  expect(sendBeacon).toHaveBeenCalledTimes(20);
});

test('a monitoring service that throws does not fail the page', () => {
  setMonitor(() => {
    throw new Error('fora do ar');
  });
  expect(() => reportError(new Error('quebrou'), { where: 'shell' })).not.toThrow();
});
