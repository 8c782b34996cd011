/** A vacancy as a spreadsheet or the table has it; the names are those of the columns. */
export interface Vacancy {
  id: string;
  /** ISO 8601. */
  created_at: string;
  title: string;
  company_name: string | null;
  description: string;
  location_zip: string | null;
  requirements: string[];
  benefits: string[];
  image_url: string | null;
  pdf_resume_url: string | null;
  /** When it was filled or withdrawn; `null` while it is open. */
  closed_at: string | null;
}
