import { createContext } from 'react';
import type { Stage } from '../navigation/stage.ts';

/** Where pages are shown; none while the frame is rendered on the server. */
export const StageContext = createContext<Stage | null>(null);
