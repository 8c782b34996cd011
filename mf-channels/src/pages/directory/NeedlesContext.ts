import { createContext } from 'react';
import type { Needle } from './filter.ts';

/** What the current search looks for, for whoever shows a searched field. */
export const NeedlesContext = createContext<readonly Needle[]>([]);
