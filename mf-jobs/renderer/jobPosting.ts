import { escapeHtml } from '@site/composer/base/html.ts';
import { absoluteUrl, site } from '@site/site';
import type { ItemList, JobPosting } from 'schema-dts';
import { type Job, placeName } from '../src/jobs/job.ts';
import { content } from '../src/pages/listings/content.ts';

/** What search engines ask for in the place of an employer that is not named. */
const UNNAMED = 'Confidencial';

/** The offers on a list, by address: Google drops all job results of a site whose lists hold a `JobPosting`. */
export function jobList(jobs: readonly Job[]) {
  const offers = jobs.filter(({ isOffer }) => isOffer);
  return {
    '@type': 'ItemList',
    itemListElement: offers.map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absoluteUrl(path),
    })),
  } satisfies ItemList;
}

/** One offer as schema.org describes it, for its own page. */
export function jobPosting(job: Job) {
  const { id, path, title, createdAt, companyName, requirements, benefits } = job;
  return {
    '@type': 'JobPosting',
    '@id': absoluteUrl(path),
    url: absoluteUrl(path),
    identifier: { '@type': 'PropertyValue', name: site.name, value: id },
    title,
    description: descriptionOf(job),
    datePosted: createdAt,
    hiringOrganization: { '@type': 'Organization', name: companyName || UNNAMED },
    jobLocation: { '@type': 'Place', address: addressOf(job) },
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

/** Search engines read HTML here, require all of the offer, and refuse one that repeats the title. */
function descriptionOf(job: Job): string {
  const { title, companyName, description } = job;
  const facts = [title, companyName, placeName(job)].filter(Boolean).join(', ');
  const lists = (['requirements', 'benefits'] as const)
    .filter((field) => job[field].length > 0)
    .map((field) => `${content.card[field]}: ${job[field].join('; ')}`);
  const paragraphs = [facts, ...description.split(/\n+/), ...lists].filter(Boolean);
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}
