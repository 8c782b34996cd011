/** The part of the validator used here; the package ships no types. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  /** What search engines require of the types that they show in their results. */
  export default class Validator {
    /** Blocks of JSON-LD by their type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
