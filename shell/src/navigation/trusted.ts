interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): {
    createHTML(html: string): string;
  };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The one policy that the site's headers allow; only documents of the site itself go through it. */
const policy = window.trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/** Marks the HTML of a page of this site as such, where browsers ask for it (Trusted Types). */
export function trusted(html: string): string {
  return policy?.createHTML(html) ?? html;
}
