const inSession = (name) => `packages/session/src/${name}.ts`
const inApi = (name) => `packages/api/src/${name}.ts`

/** The pure rules, where one changed sign or bound is a wrong session or a wrong date. */
const POLICY_FILES = [
  ...[
    'login-throttle',
    'moment',
    'permissions',
    'refresh-schedule',
    'restore-policy',
    'session-state',
    'token-policy',
    'try-again',
    'user-cache',
    'working-practice',
  ].map(inSession),
  ...[
    'analytics/date-range',
    'auth/login-throttle',
    'clients/likeness',
    'holidays/calendar-days',
    'holidays/holiday-dates',
    'http/rate-limit',
    'http/request-headers',
    'http/retry-after',
    'http/single-flight',
    'organization/phone',
  ].map(inApi),
]

const OUT = '.cache/mutation'

/** Mutation testing. It works on a copy, so nobody's files change; the copy finds its packages in the folder above. */
export default {
  mutate: POLICY_FILES,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '/.cache',
    '/apps',
    '/bench',
    '/data',
    '/docs',
    '/e2e',
    '/scripts',
    '/packages/design-system',
    'dist',
  ],
  symlinkNodeModules: false,
  cleanTempDir: 'always',
  tempDirName: `${OUT}/sandboxes`,
  incrementalFile: `${OUT}/incremental.json`,
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: `${OUT}/report.json` },
  htmlReporter: { fileName: `${OUT}/report.html` },
  // A mutant that is only slow on a busy machine must not count as noticed.
  timeoutMS: 30_000,
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
