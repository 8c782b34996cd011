/** A job offer or a résumé, as the site shows it: parsed, trimmed, safe to render. */
export interface Job {
  /** Unique; the end of the address of this vacancy. */
  id: string;
  /** Where its own page is: `/vagas/motorista-17`. */
  path: string;
  /** `type` is `job_offer`; anything else means résumé. */
  isOffer: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  title: string;
  /** Empty where the record says nothing; so are the other texts. */
  companyName: string;
  description: string;
  /** CEP. */
  locationZip: string;
  /** Where the CEP is, if we know: "Goiânia". */
  city: string;
  /** "GO". */
  state: string;
  requirements: readonly string[];
  benefits: readonly string[];
  /** An https address or a path of this site; empty when there is none. */
  imageUrl: string;
  /** An http(s) address or a path of this site, for details of an offer or the file of a résumé. */
  documentUrl: string;
}

/** Vacancies on one page of the list, published or read by the browser. */
export const LIST_SIZE = 60;

/** What a card shows before its '+N'. */
export const SHOWN_REQUIREMENTS = 5;
export const SHOWN_BENEFITS = 4;
