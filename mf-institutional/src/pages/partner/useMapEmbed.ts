import { useState } from 'react';

/** Whether the map may be fetched, and how a visitor asks for it. */
export interface MapEmbed {
  loaded: boolean;
  onLoad(): void;
}

/** The map loads when the visitor asks for it, and not before. */
export function useMapEmbed(): MapEmbed {
  const [loaded, setLoaded] = useState(false);
  return { loaded, onLoad: () => setLoaded(true) };
}
