import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { buildingIcon, type IconPath, mapPinIcon } from '@site/design/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { type Job, placeName } from '../../../jobs/job.ts';
import { content } from '../content.ts';

/** Company and place: the city where the postal code's range is known, and the postal code. */
export function JobFacts({ job, companyClass = '' }: { job: Job; companyClass?: string }) {
  // An unbreakable space: the label stays with its number.
  const zip = job.locationZip && `${content.card.zipLabel}\u00a0${job.locationZip}`;
  const place = [placeName(job), zip].filter(Boolean).join(', ');
  return (
    <div className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted @md:mt-1.5 @md:text-base">
      {job.isOffer && job.companyName ? (
        <Fact icon={buildingIcon}>
          <span className={companyClass}>{job.companyName}</span>
        </Fact>
      ) : null}
      {place ? (
        <Fact icon={mapPinIcon}>
          <span>{place}</span>
        </Fact>
      ) : null}
    </div>
  );
}

function Fact({ icon, children }: { icon: IconPath; children: ReactNode }) {
  return (
    <p className="job-fact">
      <Icon icon={icon} />
      {children}
    </p>
  );
}
