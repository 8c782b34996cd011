import * as z from 'zod/mini';

/** A job as it stands in a page's data, in the renderer's memory: what `parseJobs` made of a row. */
export const jobSchema = z.object({
  id: z.string(),
  path: z.string(),
  isOffer: z.boolean(),
  createdAt: z.string(),
  title: z.string(),
  companyName: z.string(),
  description: z.string(),
  locationZip: z.string(),
  city: z.string(),
  state: z.string(),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  imageUrl: z.string(),
  documentUrl: z.string(),
});

/** A job in one line, with a link to its page. */
export const briefSchema = z.object({
  path: z.string(),
  title: z.string(),
  companyName: z.string(),
  city: z.string(),
  state: z.string(),
  createdAt: z.string(),
});

export type Brief = z.infer<typeof briefSchema>;
