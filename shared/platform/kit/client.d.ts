/// <reference types="vite/client" />
/// <reference path="./content/src/picture.d.ts" />
/// <reference types="@testing-library/jest-dom/vitest" />
