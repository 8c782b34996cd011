import type { Needle } from '@site/content/words.ts';
import { createContext } from 'react';

/** What the current search looks for, for whoever shows a searched field. */
export const NeedlesContext = createContext<readonly Needle[]>([]);
