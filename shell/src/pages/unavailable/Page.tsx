import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** What the edge answers, with status 503, where a remote is down and nothing is cached. */
export default function UnavailablePage() {
  return <ErrorPage {...content} />;
}
