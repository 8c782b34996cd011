import { usePageData } from '@site/content/pageData.tsx';
import type { PageProps } from '@site/contract/contract.ts';
import { vacancyDataSchema } from '../../data/vacancyData.ts';
import { GoneVacancy } from './GoneVacancy.tsx';
import { LiveVacancy } from './LiveVacancy.tsx';
import { OpenVacancy } from './OpenVacancy.tsx';

/** One vacancy, open or filled: as it was published, or read from the backend where it was not. */
export default function VacancyPage({ param }: PageProps) {
  const { data, script } = usePageData(vacancyDataSchema);
  if (!data) return <LiveVacancy param={param} />;
  const { job, similar } = data;
  return (
    <>
      {job ? <OpenVacancy job={job} similar={similar} /> : <GoneVacancy {...data} />}
      {script}
    </>
  );
}
