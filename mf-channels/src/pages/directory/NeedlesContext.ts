import type { Needle } from '@site/content/words.ts';
import { createContext } from 'react';

/** The words of the current search, for every component that shows a searched field. */
export const NeedlesContext = createContext<readonly Needle[]>([]);
