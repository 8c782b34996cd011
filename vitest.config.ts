import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { defines } from './shared/build/src/vite/preset.ts';

export default defineConfig({
  plugins: [react()],
  define: defines(),
  test: {
    include: ['{shell,mf-*,shared,supabase}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
