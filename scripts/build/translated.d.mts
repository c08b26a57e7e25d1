import type { Plugin } from 'esbuild';

export function withTranslations(language: string): Plugin;
