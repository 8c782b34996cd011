import { site } from '@site/site';
import type { Graph, JobPosting, WithContext } from 'schema-dts';
import type { Job } from '../src/jobs/job.ts';
import { jobLink } from '../src/pages/listings/job-card/JobActions.tsx';

/** What search engines ask for in the place of an employer that is not named. */
const UNNAMED = 'Confidencial';

/** Offers as schema.org describes them; résumés are left out. */
export function jobPostings(jobs: readonly Job[]): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': jobs.filter(({ isOffer }) => isOffer).map(postingOf),
  };
}

/** One offer, for its own page. */
export function jobPosting(job: Job): WithContext<JobPosting> {
  return { '@context': 'https://schema.org', ...postingOf(job) };
}

function postingOf(job: Job) {
  const { id, path, title, createdAt, companyName, requirements, benefits } = job;
  return {
    '@type': 'JobPosting' as const,
    '@id': jobLink(path),
    url: jobLink(path),
    identifier: { '@type': 'PropertyValue' as const, name: site.name, value: id },
    title,
    description: descriptionOf(job),
    datePosted: createdAt,
    hiringOrganization: { '@type': 'Organization' as const, name: companyName || UNNAMED },
    jobLocation: { '@type': 'Place' as const, address: addressOf(job) },
    ...(requirements.length > 0 && { qualifications: requirements.join('; ') }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join('; ') }),
  } satisfies JobPosting;
}

function addressOf({ locationZip, city, state }: Job) {
  return {
    '@type': 'PostalAddress' as const,
    addressCountry: 'BR',
    ...(state && { addressRegion: state }),
    ...(city && { addressLocality: city }),
    ...(locationZip && { postalCode: locationZip }),
  };
}

/** Search engines read this field as HTML, and require all of the offer in it. */
function descriptionOf({ title, description, requirements, benefits }: Job): string {
  const paragraphs = (description || title).split(/\n+/).filter(Boolean);
  const lists = [requirements, benefits].filter((items) => items.length > 0);
  return [
    ...paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`),
    ...lists.map(
      (items) => `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`,
    ),
  ].join('');
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
