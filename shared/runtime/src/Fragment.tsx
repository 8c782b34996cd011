import { type ReactNode, useState } from 'react';

interface FragmentProps {
  /** The remote that owns it, and its name there. */
  of: string;
  name: string;
  /** Fallback where the site does not have the fragment. No script runs in it. */
  children?: ReactNode;
}

const isInBrowser = typeof document !== 'undefined';

/** One object for all renders: React leaves alone what it did not write. */
const OPAQUE = { __html: '' };

/** The place for a part of the page that another remote owns: the composer fills it at publication. */
export function Fragment({ of, name, children }: FragmentProps) {
  const place = `${of}/${name}`;
  const [contents] = useState(() => (isInBrowser ? contentsOf(place) : []));
  if (!isInBrowser)
    return (
      <section data-fragment-place={place}>
        {children}
        <template data-fragment-end="" />
      </section>
    );
  return (
    <section
      data-fragment-place={place}
      // When React renders the page anew after an error, the former element's content moves into the new element.
      ref={(element) => {
        if (element && !element.firstChild) element.replaceChildren(...contents);
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the composer has filled the place.
      dangerouslySetInnerHTML={OPAQUE}
    />
  );
}

/** What the composer has put into places, by their names. */
const filled = new Map<string, ChildNode[]>();

/** Called when a page begins to render: its document from the composer is still in place. */
function contentsOf(place: string): ChildNode[] {
  const standing = document.querySelector(`[data-fragment-place="${place}"]`);
  if (standing?.firstChild) filled.set(place, [...standing.childNodes]);
  return filled.get(place) ?? [];
}
