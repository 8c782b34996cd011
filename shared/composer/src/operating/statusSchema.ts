import * as z from 'zod';

const text = z.string().optional();

/** Time and error of the last poll of one publisher. */
const contactSchema = z.object({
  /** When its manifest was last read, whatever it said. */
  lastContact: text,
  /** Why it could not be read, or its release not be downloaded, since then. */
  problem: text,
  /** Since when it has a problem, whatever it was first. */
  problemSince: text,
  /** Seconds from the poll that saw its last manifest until that was visible, or refused. */
  visibleSeconds: z.number().optional(),
});

/** Which rule a release broke first, and since when it is refused. */
const refusalSchema = z.object({
  rule: z.string(),
  why: z.string(),
  release: text,
  since: z.string(),
  /** How many promises it breaks. */
  findings: z.number(),
});

const publisherSchema = contactSchema.extend({
  name: z.string(),
  location: z.string(),
  version: text,
  release: text,
  contract: z.number().optional(),
  configuration: text,
  activeSince: text,
  /** The release that was activated, while visitors do not see it yet. */
  publishing: text,
  /** Of its active release. */
  files: z.number().optional(),
  bytes: z.number().optional(),
  /** Why its newest release is not active. */
  refusal: refusalSchema.optional(),
  /** Why files of its active release are missing here. */
  failure: z.object({ why: z.string(), since: z.string() }).optional(),
  /** The build that operators hold it at, what waits for it, and why it could not be followed. */
  pin: z.object({ build: z.string(), waiting: text, trouble: text }).optional(),
  /** What it breaks, where operators forced it. */
  breaks: z.array(z.string()).optional(),
  /** What the preview cookie shows in its place: its value is `name`, once it was downloaded. */
  preview: contactSchema
    .extend({ location: z.string(), name: text, refusal: refusalSchema.optional() })
    .optional(),
  /** Releases before whose files still answer. */
  kept: z.number(),
  /** Builds of which a release is kept, the active one first. */
  builds: z.array(z.string()).optional(),
});

/** `/status.json`: the present status. */
export const statusSchema = z.object({
  /** When the composer's last poll cycle ended. */
  polledAt: z.string(),
  /** What is wrong with the site as a whole. */
  warnings: z.array(z.string()),
  publishers: z.array(publisherSchema),
  /** The operators' overrides that were applied last, as JSON. */
  overrides: text,
});

export type Status = z.infer<typeof statusSchema>;
export type PublisherStatus = z.infer<typeof publisherSchema>;
