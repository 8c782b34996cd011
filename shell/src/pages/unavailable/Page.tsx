import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** The edge's answer, with status 503, where a remote is down and nothing is cached. */
export default function UnavailablePage() {
  return <ErrorPage {...content} />;
}
