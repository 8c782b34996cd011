/** Every text of a job card; `{title}`, `{company}` and `{link}` are filled in. */
export interface JobCardTexts {
  offer: KindTexts;
  resume: KindTexts;
  /** Before the postal code. */
  zipLabel: string;
  /** Alternative text of the picture of an offer that names no company. */
  unnamedCompany: string;
  requirements: string;
  benefits: string;
  showAll: string;
  showFewer: string;
  copyLink: string;
  linkCopied: string;
  /** When the browser refuses: the address stands in its own bar then. */
  copyByHand: string;
}

interface KindTexts {
  badge: string;
  document: string;
  action: string;
  /** What the chat opens with. */
  message: string;
}
