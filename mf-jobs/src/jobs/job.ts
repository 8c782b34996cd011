/** A job offer or a résumé, as the site shows it: parsed, trimmed, safe to render. */
export interface Job {
  /** Unique; the hash of the link to this vacancy. */
  id: string;
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
  requirements: readonly string[];
  benefits: readonly string[];
  /** An http(s) address or a path of this site; empty when there is none. */
  imageUrl: string;
  /** The same, for details of an offer or the file of a résumé. */
  documentUrl: string;
}
