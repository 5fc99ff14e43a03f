import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compressed } from './compress.config.ts';
import { offline } from './offline.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/vite-web',
  plugins: [svelte(), offline(), compressed()],
  // Relative addresses let the client also work from a subfolder of a host or from a mounted archive.
  base: './',
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048 },
});
