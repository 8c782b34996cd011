import type { Graph, JobPosting } from 'schema-dts';
import type { Job } from '../../jobs/job.ts';
import { jobLink } from './job-card/jobLink.ts';

/** Offers as schema.org describes them; résumés are nobody's business. */
export function jobPostings(jobs: readonly Job[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': jobs.filter(({ isOffer }) => isOffer).map(jobPosting),
  };
}

function jobPosting(job: Job): JobPosting {
  const { id, title, createdAt, companyName, locationZip, requirements, benefits } = job;
  return {
    '@type': 'JobPosting',
    '@id': jobLink(id),
    url: jobLink(id),
    identifier: id,
    title,
    // Search engines read this field as HTML.
    description: escapeMarkup(job.description || title),
    datePosted: createdAt,
    ...(companyName && { hiringOrganization: { '@type': 'Organization', name: companyName } }),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'BR',
        ...(locationZip && { postalCode: locationZip }),
      },
    },
    ...(requirements.length > 0 && { qualifications: requirements.join('; ') }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join('; ') }),
  };
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
