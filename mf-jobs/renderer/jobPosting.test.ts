import { site } from '@site/site';
import { expect, test } from 'vitest';
import { someJob } from '../src/testing/jobs.ts';
import { jobList, jobPosting } from './jobPosting.ts';

test('an offer is a JobPosting with what the record says', () => {
  const job = someJob({ requirements: ['CNH', 'EAR'], benefits: ['Plano de saúde'] });
  expect(jobPosting(job)).toEqual({
    '@type': 'JobPosting',
    '@id': `${site.url}/vagas/auxiliar-administrativo-1`,
    url: `${site.url}/vagas/auxiliar-administrativo-1`,
    identifier: { '@type': 'PropertyValue', name: site.name, value: '1' },
    title: 'Auxiliar Administrativo',
    description:
      '<p>Auxiliar Administrativo, Cerrado Gestão Contábil, Goiânia, GO</p><p>Apoio às rotinas do escritório.</p><p>Requisitos: CNH; EAR</p><p>Benefícios: Plano de saúde</p>',
    datePosted: '2026-03-30T12:15:00.000Z',
    hiringOrganization: { '@type': 'Organization', name: 'Cerrado Gestão Contábil' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'BR',
        addressRegion: 'GO',
        addressLocality: 'Goiânia',
        postalCode: '74015-040',
      },
    },
    qualifications: 'CNH; EAR',
    jobBenefits: 'Plano de saúde',
  });
});

test('what the record does not say is left out; an employer without a name is confidential', () => {
  const values = { companyName: '', locationZip: '', city: '', state: '' };
  const posting = JSON.stringify(jobPosting(someJob(values)));
  expect(posting).not.toMatch(/postalCode|addressLocality|jobBenefits/);
  expect(posting).toContain('"name":"Confidencial"');
});

test.each([
  ['', ''],
  ['<b>já</b> & logo', '<p>&lt;b&gt;já&lt;/b&gt; &amp; logo</p>'],
])('the description %j is text in HTML, and says more than the title', (description, html) => {
  const start = '<p>Auxiliar Administrativo, Cerrado Gestão Contábil, Goiânia, GO</p>';
  expect(jobPosting(someJob({ description }))).toMatchObject({ description: start + html });
});

test('a list names the addresses of its offers; résumés are left out', () => {
  const jobs = [someJob(), someJob({ isOffer: false }), someJob({ id: '2' })];
  expect(jobList(jobs)).toEqual({
    '@type': 'ItemList',
    itemListElement: ['1', '2'].map((id) => ({
      '@type': 'ListItem',
      position: Number(id),
      name: 'Auxiliar Administrativo',
      url: `${site.url}/vagas/auxiliar-administrativo-${id}`,
    })),
  });
});
