import type { SiteRouter } from '@site/runtime';
import { RouterProvider } from 'react-router-dom';

/** The shell's one React root: the frame, inside the router that owns the address. */
export function App({ router }: { router: SiteRouter }) {
  return <RouterProvider router={router} />;
}
