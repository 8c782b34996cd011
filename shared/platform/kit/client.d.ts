/// <reference types="vite/client" />
/// <reference types="@site/content/picture.d.ts" />
/// <reference types="@testing-library/jest-dom/vitest" />
