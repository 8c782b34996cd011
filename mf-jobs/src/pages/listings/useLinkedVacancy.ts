import { useLocation, useNavigate } from '@site/runtime';
import { useEffect, useState } from 'react';
import { idOfHash } from './job-card/jobLink.ts';

/** The path of a vacancy; or that there is none any more; or that nobody knows yet. */
export type Whereabouts = { path: string } | 'gone' | 'unknown';

/**
 * Follows addresses as vacancies once had them, `/vagas#17`, to the vacancy's own page. `find`
 * knows where an id is; `ask` is called when it does not.
 * Returns whether the address names a vacancy that is gone.
 */
export function useLinkedVacancy(find: (id: string) => Whereabouts, ask?: () => void): boolean {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const id = idOfHash(hash);
  // A hash may also name a part of the page, such as its main content.
  const [isVacancy, setVacancy] = useState(false);
  useEffect(() => setVacancy(id !== '' && document.getElementById(id) === null), [id]);
  const found = isVacancy ? find(id) : undefined;
  const path = typeof found === 'object' ? found.path : '';
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
  useEffect(() => {
    if (found === 'unknown') ask?.();
  }, [found, ask]);
  return found === 'gone';
}
