/** What `@originjs/vite-plugin-federation` serves to a host for remotes named at run time. */
declare module '__federation__' {
  interface RemoteConfig {
    url: () => Promise<string>;
    format: 'esm';
    from: 'vite';
  }
  export function __federation_method_setRemote(name: string, config: RemoteConfig): void;
  export function __federation_method_getRemote(name: string, exposed: string): Promise<unknown>;
}
