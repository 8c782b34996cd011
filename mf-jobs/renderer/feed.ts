import { escapeHtml } from '@site/composer/base/html.ts';
import { absoluteUrl, site } from '@site/site';
import { type Job, placeName } from '../src/jobs/job.ts';
import { content } from '../src/pages/listings/content.ts';

const ENTRIES = 30;

/** The newest vacancies as an Atom feed (RFC 4287); `jobs` are newest first. */
export function atomFeed(jobs: readonly Job[], changedAt: string): string {
  const { title, href } = content.head.feed;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="pt-BR">
<title>${escapeHtml(`${title} | ${site.shortName}`)}</title>
<id>${escapeHtml(absoluteUrl('/vagas'))}</id>
<updated>${changedAt}</updated>
<link rel="self" type="application/atom+xml" href="${escapeHtml(absoluteUrl(href))}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(absoluteUrl('/vagas'))}"/>
<author><name>${escapeHtml(site.name)}</name></author>
${jobs.slice(0, ENTRIES).map(entryOf).join('\n')}
</feed>
`;
}

function entryOf(job: Job): string {
  const link = escapeHtml(absoluteUrl(job.path));
  const zip = job.locationZip && `${content.card.zipLabel} ${job.locationZip}`;
  const facts = [job.companyName, placeName(job), zip].filter(Boolean).join(' · ');
  const title = job.city ? `${job.title} – ${job.city}` : job.title;
  const text = [facts, job.description].filter(Boolean).join('\n\n');
  return `<entry>
<title>${escapeHtml(title)}</title>
<id>${link}</id>
<link rel="alternate" type="text/html" href="${link}"/>
<published>${job.createdAt}</published>
<updated>${job.createdAt}</updated>
<author><name>${escapeHtml(job.companyName || site.name)}</name></author>
<summary>${escapeHtml(text)}</summary>
</entry>`;
}
