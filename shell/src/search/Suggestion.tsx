import { useLoaded } from '@site/design/ui/loaded/useLoaded.ts';
import { decoded } from '../browser/decoded.ts';
import { suggestion as content } from '../content.ts';
import { loadSearch } from './loadSearch.ts';

/** On the not-found page the page that was most likely meant: the best answer to the words of the address. */
export default function Suggestion() {
  const { value: search } = useLoaded(loadSearch, true);
  const answers = search?.find(wordsOf(window.location.pathname));
  const page = answers?.find(({ kind }) => kind === 'page');
  return (
    <p role="status" className="mt-4 min-h-touch text-lg">
      {page ? (
        <>
          {content.before}{' '}
          <a
            href={page.href}
            className="inline-flex min-h-touch items-center font-semibold text-link underline underline-offset-4 hover:decoration-2"
          >
            {page.title}
          </a>
        </>
      ) : null}
    </p>
  );
}

/** The words of an address: `/Certificado_digital.html` → "Certificado digital". */
function wordsOf(pathname: string): string {
  return decoded(pathname)
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
