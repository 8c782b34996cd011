import { site } from '@site/site';

const place = encodeURIComponent(`${site.name}, ${site.address}`);

/** The map's own page, searching for the address. */
export const mapSearchUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(site.address)}`;

/** The map inside a frame; only to be loaded once the visitor agreed. */
export const mapEmbedUrl = `https://www.google.com/maps?q=${place}&ll=${site.coordinates.latitude},${site.coordinates.longitude}&z=16&hl=pt-BR&output=embed`;
