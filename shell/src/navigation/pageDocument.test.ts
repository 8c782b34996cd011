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

test('a container whose entry lies on another host is found, but not understood', () => {
  const bad = GOOD.replace('/mf-jobs/assets/e.js', '//evil.example/e.js');
  const { element, container } = findPage(documentWith(bad));
  expect(element.tagName).toBe('DIV');
  expect(container).toBeNull();
});
