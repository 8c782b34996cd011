import { ErrorPage } from '../ErrorPage.tsx';
import { content } from './content.ts';

/** The edge's answer, with a status from 400 to 499, to a request that it cannot read or does not accept. */
export default function RefusedPage() {
  return <ErrorPage {...content} />;
}
