const room = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

/** A vendor's package, resolved or not. */
const vendor = (names) => `(^|node_modules/)(${names})(/|$)`

const TEST_CODE = '(\\.(test|spec|stories)\\.tsx?$|-fixtures\\.ts$|/testing/|^packages/session/src/model/)'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    room('no-cycles', {}, { circular: true }, 'A cycle means two modules are one.'),

    // Between the rooms.
    room(
      'public-door-only',
      { path: '^(?:packages|apps)/([^/]+)/|^(?:e2e|scripts)/' },
      {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/(index|contract|browser|node)\\.ts$',
          '^packages/[^/]+/src/(testing|tokens)/index\\.ts$',
        ],
      },
      'Enter a package by its exports, never by a file inside it.',
    ),
    room(
      'design-system-knows-no-domain',
      { path: '^packages/design-system/' },
      { path: '^packages/(api|session)/|^apps/|^e2e/' },
      'A component that knows a client or an appointment belongs in apps/web.',
    ),
    room(
      'api-knows-no-session',
      { path: '^packages/api/' },
      { path: '^packages/(session|design-system)/|^apps/|^e2e/' },
      'The client takes credentials as a port; it never asks who is signed in.',
    ),
    room(
      'session-knows-only-api',
      { path: '^packages/session/' },
      { path: '^packages/design-system/|^apps/|^e2e/' },
      'The session is a framework-free core.',
    ),
    room(
      'framework-free',
      { path: '^packages/(api|session)/src/' },
      {
        path: [
          vendor(
            'react|react-dom|react-router-dom|react-aria-components|@tanstack/react-query|zustand/react',
          ),
          'node_modules/zustand/(esm/)?(index|react)\\.',
        ],
      },
      'The client and the session also run in Node and in scripts.',
    ),
    room(
      'server-sees-contract-only',
      { path: '^apps/server/' },
      { path: '^packages/', pathNot: '^packages/api/src/(contract\\.ts|testing/index\\.ts)$' },
      'The server shares the contract with the client, and nothing else.',
    ),
    room(
      'web-knows-no-server',
      { path: '^apps/web/' },
      { path: '^apps/(server|docs)/|^e2e/' },
      'What both sides need is in the contract.',
    ),
    room(
      'docs-shows-design-system-only',
      { path: '^apps/docs/' },
      { path: '^packages/(api|session)/|^apps/(web|server)/|^e2e/' },
      'Storybook shows components, not screens.',
    ),
    room(
      'e2e-drives-from-outside',
      { path: '^(e2e|scripts)/' },
      { path: '^apps/|^packages/design-system/' },
      'A journey uses what a person or a script can use.',
    ),

    // Inside apps/web: app → features → records → shared.
    room(
      'features-are-islands',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
      'What two features need goes to records or shared.',
    ),
    room(
      'features-never-see-app',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
      'The app puts features together; they do not reach up.',
    ),
    room(
      'records-look-down',
      { path: '^apps/web/src/records/' },
      { path: '^apps/web/src/(features|app)/' },
      'What features share about a record serves them and knows none.',
    ),
    room(
      'shared-looks-down',
      { path: '^apps/web/src/shared/' },
      { path: '^apps/web/src/(records|features|app)/' },
      'Shared code serves features and knows neither them nor a record.',
    ),

    // Inside apps/server: app → modules → http, db.
    room(
      'server-modules-are-islands',
      { path: '^apps/server/src/modules/([^/]+)/' },
      {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
      "A module sees another module's index.ts only.",
    ),
    room(
      'server-modules-never-see-app',
      { path: '^apps/server/src/(modules|http|db|mail|pdf)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/((app|main)\\.ts$|demo/)' },
      'The app mounts modules, and the demonstration fills them; they do not reach up.',
    ),
    room(
      'server-db-looks-down',
      { path: '^apps/server/src/db/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/(modules|http)/' },
      'The database serves modules and knows none.',
    ),
    room(
      'server-http-looks-down',
      { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/modules/' },
      'HTTP plumbing serves modules and knows none.',
    ),

    room(
      'x12-is-pure',
      { path: '^apps/server/src/x12/', pathNot: '\\.test\\.ts$' },
      {
        path: ['^apps/server/src/', vendor('hono|@hono/[^/]+|drizzle-orm|pg|@electric-sql/pglite')],
        pathNot: '^apps/server/src/x12/',
      },
      'Files of insurers are read and written by rules alone: what they do is decided by the modules.',
    ),

    // One door per vendor.
    room(
      'only-design-system-touches-aria',
      { path: '^(apps|e2e|scripts|packages/(api|session))/' },
      {
        path: vendor('react-aria-components|react-aria|react-stately|@react-aria/[^/]+|@react-stately/[^/]+'),
      },
      'Screens are made from the design system.',
    ),
    room(
      'only-design-system-touches-lucide',
      { path: '^(apps|e2e|scripts|packages/(api|session))/' },
      { path: vendor('lucide') },
      'Icons come through the door of the design system.',
    ),
    room(
      'only-api-touches-ky',
      { path: '^(apps|e2e|scripts|packages/(session|design-system))/' },
      { path: vendor('ky') },
      'Every call goes through the typed client.',
    ),
    room(
      'only-server-touches-the-database',
      { path: '^(apps/(web|docs)|e2e|scripts|packages)/' },
      { path: vendor('drizzle-orm|pg|@electric-sql/pglite') },
      'Data is reached over the API.',
    ),
    room(
      'only-charts-touch-recharts',
      { path: '^(apps|e2e|scripts|packages)/', pathNot: '^apps/web/src/shared/charts/' },
      { path: vendor('recharts') },
      'A heavy library loads only with a chart.',
    ),
    room(
      'only-pdf-touches-pdfkit',
      { path: '^(apps|e2e|scripts|packages)/', pathNot: '^apps/server/src/pdf/' },
      { path: vendor('pdfkit') },
      'Every document but what is printed onto a form is tagged, and has its fonts inside.',
    ),
    room(
      'only-uploads-touch-sharp',
      { path: '^(apps|e2e|scripts|packages)/', pathNot: '^apps/server/src/uploads/' },
      { path: vendor('sharp') },
      'What people send is checked and written anew in one place.',
    ),
    room(
      'only-one-adapter-touches-stripe',
      {
        path: '^(apps|e2e|scripts|packages)/',
        pathNot: '^apps/server/src/payment-provider/stripe/',
      },
      { path: vendor('stripe') },
      'Nothing else knows which provider of card payments there is.',
    ),
    room(
      'only-server-writes-workbooks',
      { path: '^(apps/(web|docs)|e2e|scripts|packages)/' },
      { path: vendor('write-excel-file') },
      'Files are made where the records are.',
    ),
    room(
      'only-session-touches-zustand',
      {
        path: '^(apps|e2e|scripts|packages)/',
        pathNot: '^packages/session/|^apps/web/src/shared/use-session\\.tsx?$',
      },
      { path: vendor('zustand') },
      'Server data lives in the query cache, the session in its store, the rest in the URL or the component.',
    ),

    // Everywhere.
    room(
      'declared-only',
      { path: '^(packages|apps|e2e)/', pathNot: '(\\.config\\.ts$|/dist/)' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
      'Declare what you import in the package.json of the room.',
    ),
    room(
      'no-test-code-in-product',
      {
        path: '^(packages|apps)/',
        pathNot: `${TEST_CODE}|^apps/docs/|/demo/|\\.config\\.ts$`,
      },
      { path: TEST_CODE },
      'Tests, stories and fixtures never ship.',
    ),
  ],
  options: {
    // The root's own dependencies are the tools that every room uses.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|storybook-static)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['oaklet-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
