import * as z from 'zod';

/** The build reads these; a visitor's browser never loads them. */
const FILE = 'src/content/certificates.ts';

const price = z
  .string()
  .regex(/^R\$ \d{1,3}(\.\d{3})*(,\d{2})?$/, `write a price as 'R$ 150,00' (in ${FILE})`);
const message = z.string().trim().min(10, `say in ${FILE} what the chat opens with`);

const offer = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, `small letters, digits and hyphens (in ${FILE})`),
  title: z.string().trim().min(2),
  type: z.enum(['A1', 'A3']),
  audience: z.string().trim().min(2),
  price,
  message,
  renewal: z.optional(z.strictObject({ price, message })),
});

/** The offers: four, each with a name of its own, renewal on one only. */
export const certificatesSchema = z
  .array(offer)
  .length(4, `the site has four offers (in ${FILE})`)
  .refine(
    (offers) => new Set(offers.map(({ title }) => title)).size === offers.length,
    `two offers have the same title (in ${FILE})`,
  )
  .refine(
    (offers) => offers.filter(({ renewal }) => renewal).length === 1,
    `exactly one offer has a renewal (in ${FILE})`,
  );
