import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/generated/']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      // The compiler already reports undefined names, and it knows the types that ESLint does not.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // What a game draws is in its own folder; everything else finds it by lib/games.ts.
    files: ['src/lib/**', 'src/ui/**', 'src/pages/**', 'src/*'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['**/games/*/**'] }] },
  },
  // Vite, its plugin and this file run in Node.
  { files: ['*.js', '*.ts', 'tools/*.ts'], languageOptions: { globals: globals.node } },
  // JavaScript is not part of the TypeScript project, so rules that ask for types do not apply to it.
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
)
