import js from '@eslint/js'
import globals from 'globals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { oaklet } from './scripts/lint-rules/index.mjs'

const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/testing/**', 'e2e/**']
/** Tests and stories whose clock, timers and random values are their own. */
const STEADY_TESTS = [
  'packages/**/*.test.{ts,tsx,mjs}',
  'packages/design-system/src/**/*.stories.tsx',
  'packages/design-system/src/testing/**',
  'apps/web/**/*.test.{ts,tsx}',
  'apps/web/src/testing/**',
  'apps/server/**/*.test.ts',
  'apps/server/src/testing/**',
  'scripts/**/*.test.mjs',
  'scripts/testing/**',
]
const WITH_DEFAULT_EXPORT = [
  '**/*.config.{ts,js,mjs}',
  '**/.storybook/*.{ts,tsx}',
  '**/*.stories.tsx',
  '**/*.d.ts',
  '.dependency-cruiser*.mjs',
  'scripts/lint-rules/*.mjs',
]

const STORAGE = ['localStorage', 'sessionStorage']
const RUN_CLOCK = ['Date.now', 'new Date', 'Date()']
const CLOCK = [...RUN_CLOCK, 'performance.now']
const RANDOM = ['Math.random', 'crypto.randomUUID', 'crypto.getRandomValues']
const TIMERS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval']
const MADE_AT_RANDOM = ['randomUUID', 'randomBytes', 'randomInt'].map((name) => `node:crypto#${name}`)
const PAGE = ['window', 'document', 'navigator', 'fetch', 'BroadcastChannel']
const ONE_SECOND = {
  object: 'vi',
  property: 'waitFor',
  message: 'It gives up after one second: use waitFor of testing-library, or expect.poll.',
}
const OF_THE_RUN = 'e2e/core/run-clock.ts and e2e/core/new-id.ts'
const ambient = (names, from) => ({ 'oaklet/no-ambient': ['error', { names, from }] })

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/playwright-report/**',
      '**/test-results/**',
      '.cache/**',
      '**/public-api.d.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  { plugins: { oaklet } },

  // Everything.
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'max-lines': ['error', { max: 250 }],
      // A comment must not switch off the rules of .oxlintrc.json either.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'oaklet/file-name': 'error',
      'oaklet/named-exports': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  // Playwright reads the names of the fixtures a fixture asks for, and wants the pattern also when it is empty.
  {
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  { files: TESTS, rules: { 'max-lines': ['error', { max: 400 }] } },
  { files: ['**/*-fixtures.ts'], rules: { 'max-lines': ['error', { max: 400 }] } },
  { files: WITH_DEFAULT_EXPORT, rules: { 'oaklet/named-exports': 'off' } },
  {
    files: ['packages/api/src/{contract,contracts,index}.ts', 'packages/design-system/src/index.ts'],
    rules: { 'oaklet/named-exports': ['error', { allowStar: true }] },
  },

  // TypeScript. The rules that need types are in .oxlintrc.json.
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A callback may or may not answer a promise.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  // The name of an interface is what an editor shows for a type that is read from the contract.
  {
    files: ['packages/api/src/*/*-api.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },

  // React. The rules that come from its compiler are in .oxlintrc.json.
  {
    files: ['packages/design-system/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A list without markers is no list to VoiceOver unless it says so.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },

  // Where the clock, storage and randomness come from.
  {
    files: ['packages/{api,session}/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'packages/{api,session}/src/platform/**'],
    rules: ambient([...STORAGE, ...CLOCK, ...RANDOM, ...TIMERS, ...PAGE], 'the Platform port'),
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['**/*.test.ts', 'apps/server/src/testing/**', 'apps/server/src/platform/**'],
    rules: ambient([...CLOCK, ...RANDOM, 'node:crypto#randomUUID'], 'deps.clock and deps.newId'),
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'apps/web/src/testing/**',
      'apps/web/src/shared/{local-preference,server-clock}.ts',
    ],
    // How long something takes is measured by `Date.now`; what day it is, the server knows.
    rules: ambient(
      [...STORAGE, 'new Date', 'Date()'],
      'shared/local-preference.ts and shared/server-clock.ts',
    ),
  },

  // How a test waits, and where its time and its random values come from.
  {
    files: TESTS,
    rules: { 'oaklet/no-fixed-port': 'error', 'no-restricted-properties': ['error', ONE_SECOND] },
  },
  {
    files: ['apps/web/src/**/*.test.tsx', 'packages/design-system/src/**/*.test.tsx'],
    rules: { 'oaklet/no-early-focus': 'error' },
  },
  {
    files: STEADY_TESTS,
    rules: ambient([...CLOCK, ...RANDOM, ...TIMERS, ...MADE_AT_RANDOM], 'the fake clock, or a fixed seed'),
  },
  {
    files: [...STEADY_TESTS, 'packages/{api,session}/src/testing/**', 'e2e/**'],
    rules: { 'oaklet/no-sleep': 'error' },
  },
  // What a journey stands on ends a process that takes too long, by the machine's timers; the journeys have none.
  {
    files: ['e2e/**'],
    ignores: ['e2e/core/{run-clock,moment-offset,shift-date}.ts'],
    rules: ambient([...RUN_CLOCK, ...RANDOM, ...MADE_AT_RANDOM], OF_THE_RUN),
  },
  {
    files: ['e2e/{journeys,screens,screen-reader,screenshot}/**'],
    rules: ambient([...CLOCK, ...RANDOM, ...MADE_AT_RANDOM, ...TIMERS], OF_THE_RUN),
  },
  // The one rule of ours that needs types.
  {
    files: ['e2e/{journeys,screens}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'oaklet/no-single-look': 'error' },
  },
  { files: ['e2e/screens/**/*.ts'], rules: { 'oaklet/no-raw-keys': 'error' } },

  // What a role for one's own clients reaches.
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'apps/server/src/testing/**',
      'apps/server/src/modules/caseload/own-clients.ts',
    ],
    rules: { 'oaklet/one-own': 'error' },
  },

  // Roles.
  {
    files: ['apps/server/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}', 'packages/api/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'oaklet/role-suffix': [
        'error',
        {
          pgTable: '-table',
          endpoint: '-contract',
          mount: '-routes',
          queryOptions: '-queries',
          infiniteQueryOptions: '-queries',
          mutationOptions: '-queries',
        },
      ],
    },
  },
)
