import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** What the edge answers, with a status from 400 to 499, where it cannot read a request or takes none of its kind. */
export default function RefusedPage() {
  return <ErrorPage {...content} />;
}
