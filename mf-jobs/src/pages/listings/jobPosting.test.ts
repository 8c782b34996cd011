import { site } from '@site/site';
import { expect, test } from 'vitest';
import { someJob } from '../../jobs/testing.ts';
import { jobPostings } from './jobPosting.ts';

test('an offer is a JobPosting with what the record says', () => {
  const job = someJob({ requirements: ['CNH', 'EAR'], benefits: ['Plano de saúde'] });
  expect(jobPostings([job])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'JobPosting',
        '@id': `${site.url}/vagas#1`,
        url: `${site.url}/vagas#1`,
        identifier: '1',
        title: 'Auxiliar Administrativo',
        description: 'Apoio às rotinas do escritório.',
        datePosted: '2026-03-30T12:15:00.000Z',
        hiringOrganization: { '@type': 'Organization', name: 'Cerrado Gestão Contábil' },
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressCountry: 'BR', postalCode: '74015-040' },
        },
        qualifications: 'CNH; EAR',
        jobBenefits: 'Plano de saúde',
      },
    ],
  });
});

test('what the record does not say is left out', () => {
  const [posting] = jobPostings([someJob({ companyName: '', locationZip: '' })])['@graph'];
  expect(JSON.stringify(posting)).not.toMatch(/hiringOrganization|postalCode|jobBenefits/);
});

test('markup in a description stays text, because this field is read as HTML', () => {
  const text = JSON.stringify(jobPostings([someJob({ description: '<b>já</b> & logo' })]));
  expect(text).toContain('&lt;b&gt;já&lt;/b&gt; &amp; logo');
});

test('résumés are left out', () => {
  expect(jobPostings([someJob({ isOffer: false })])['@graph']).toEqual([]);
});
