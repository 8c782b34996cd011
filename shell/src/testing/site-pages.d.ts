/** What `pagesModule` serves for each app; parse it by `pagesModuleSchema`. */
declare module 'virtual:site-pages/*';
