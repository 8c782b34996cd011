// @vitest-environment jsdom
import { CONTRACT_VERSION } from '@site/contract/version.ts';
import { expect, test } from 'vitest';
import { findPage } from './pageDocument.ts';

test.each(['/mf-jobs/assets/e.js', '//evil.example/e.js'])(
  'a container of %s is found',
  (entry) => {
    document.body.innerHTML = `<div data-remote="mf-jobs" data-entry="${entry}" data-page="/vagas" data-contract="${CONTRACT_VERSION}" data-requires="{}"></div>`;
    const { element, container } = findPage(document);
    expect(element.tagName).toBe('DIV');
    // It is understood only where its code is the site's own.
    expect(container?.entry).toBe(entry.startsWith('//') ? undefined : entry);
  },
);
