import { useEffect, useState } from 'react';
import { useWidget } from '../widgets/useWidget.ts';
import { askedCandidate } from './candidateCookie.ts';

const loadBar = () => import('./PreviewBar.tsx');

/** The bar for whoever looks at a candidate; for everybody else nothing of it is loaded. */
export function usePreview() {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(askedCandidate() !== undefined), []);
  return useWidget(loadBar, isAsked);
}
