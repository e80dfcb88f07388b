/**
 * The wall between the modules of the server: each folder counts as one module, tests are left out, and none may need
 * itself by way of others.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'server-modules-in-no-circle',
      severity: 'error',
      comment: 'Two modules that need each other are one, or need a third below them.',
      scope: 'folder',
      from: { path: '^apps/server/src/modules/[^/]+$' },
      to: { path: '^apps/server/src/modules/[^/]+$', circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'apps/server/tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.ts$|/testing/' },
    includeOnly: { path: '^apps/server/src/modules/' },
  },
}
