import { Link } from '@site/runtime';

interface SuggestionsProps {
  label: string;
  /** Searches, each as it would be typed. */
  terms: readonly string[];
}

/** Frequent searches in one tap; they need the page's code, so without JavaScript they hide. */
export function Suggestions({ label, terms }: SuggestionsProps) {
  return (
    <nav aria-label={label} className="mt-5 noscript:hidden">
      <p className="text-sm font-semibold">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {terms.map((term) => (
          <li key={term}>
            <Link
              to={`/canais-manifestacao?q=${encodeURIComponent(term)}`}
              replace
              preventScrollReset
              className="inline-flex min-h-touch items-center rounded-full rounded-bl-sm border border-control bg-paper px-4 text-sm font-semibold text-link hover:border-link hover:underline"
            >
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
