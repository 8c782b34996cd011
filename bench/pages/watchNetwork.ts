import type { CDPSession } from 'playwright';

/** Bytes on the line by what they are for. */
const KINDS = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** What went over a page's line. */
export interface Traffic {
  requests: number;
  bytes: number;
  bytesOf: Record<Kind, number>;
  /** The longest chain of requests of which each was asked for by the one before. */
  depth: number;
}

/** Counts what goes over a page's line from now on; the function returned gives the counts so far. */
export function watchNetwork(devtools: Pick<CDPSession, 'on'>): () => Traffic {
  const depths = new Map<string, number>();
  const asked = new Map<string, { type: string }>();
  const bytesOf = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other' }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
    depths.set(request.url, (depths.get(parent) ?? 0) + 1);
    asked.set(requestId, { type });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = asked.get(requestId)?.type.toLowerCase();
    bytesOf[KINDS.find((kind) => kind === type) ?? 'other'] += encodedDataLength;
  });
  return () => ({
    requests: asked.size,
    bytes: Object.values(bytesOf).reduce((sum, bytes) => sum + bytes, 0),
    bytesOf: { ...bytesOf },
    depth: Math.max(...depths.values()),
  });
}
