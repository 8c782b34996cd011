// @vitest-environment jsdom
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { expect, test } from 'vitest';
import { findPage } from './pageDocument.ts';

function documentWith(attributes: string): Document {
  return new DOMParser().parseFromString(`<main><div ${attributes}></div></main>`, 'text/html');
}

const GOOD = `data-remote="mf-jobs" data-entry="/mf-jobs/assets/e.js" data-page="/vagas" data-contract="${CONTRACT_VERSION}" data-requires="{&quot;react&quot;:&quot;^19.0.0&quot;}"`;

test('the container says who owns the page and which build it is of', () => {
  expect(findPage(documentWith(GOOD)).container).toEqual({
    remote: 'mf-jobs',
    entry: '/mf-jobs/assets/e.js',
    page: '/vagas',
    contract: CONTRACT_VERSION,
    requires: { react: '^19.0.0' },
  });
});

test('a document without a page is refused with a clear error', () => {
  expect(() => findPage(documentWith('id="x"'))).toThrow('no element with data-remote');
});

test.each([
  ['whose entry lies on another host', ['/mf-jobs/assets/e.js', '//evil.example/e.js']],
  [
    'of a contract that is not known',
    [`data-contract="${CONTRACT_VERSION}"`, 'data-contract="99"'],
  ],
] as const)('a container %s is found, but not understood', (_, [good, bad]) => {
  const { element, container } = findPage(documentWith(GOOD.replace(good, bad)));
  expect(element.tagName).toBe('DIV');
  expect(container).toBeNull();
});
