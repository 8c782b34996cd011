import { RouterProvider, type SiteRouter } from '@site/runtime';

/** The shell's one React root: the frame, inside the router that owns the address. */
export function App({ router }: { router: SiteRouter }) {
  return <RouterProvider router={router} />;
}
