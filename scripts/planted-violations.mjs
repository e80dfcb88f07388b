import { PLANTED_IN_COMPONENTS } from './planted-in-components.mjs'
import { PLANTED_IN_TESTS } from './planted-in-tests.mjs'

/** Each wall between the rooms with a file that breaks it: where it stands, and what it imports. */
export const PLANTED_IMPORTS = [
  ['no-cycles', 'packages/api/src/egg.ts', './hen', { 'packages/api/src/hen.ts': "import './egg'\n" }],
  ['public-door-only', 'apps/web/src/app/burglar.ts', '../../../../packages/api/src/http/retry-after'],
  ['public-door-only', 'e2e/burglar.ts', '../packages/session/src/token-policy'],
  ['design-system-knows-no-domain', 'packages/design-system/src/domain.ts', '../../api/src/index'],
  ['api-knows-no-session', 'packages/api/src/session.ts', '../../session/src/index'],
  ['session-knows-only-api', 'packages/session/src/looks.ts', '../../design-system/src/index'],
  ['framework-free', 'packages/session/src/react-hook.ts', 'react'],
  ['server-sees-contract-only', 'apps/server/src/client.ts', '../../../packages/api/src/index'],
  ['web-knows-no-server', 'apps/web/src/app/direct.ts', '../../../server/src/errors'],
  ['docs-shows-design-system-only', 'apps/docs/.storybook/session.ts', '../../../packages/session/src/index'],
  ['e2e-drives-from-outside', 'e2e/inside.ts', '../apps/server/src/errors'],
  ['features-are-islands', 'apps/web/src/features/clients/jump.ts', '../billing/money'],
  ['features-never-see-app', 'apps/web/src/features/clients/up.ts', '../../app/services'],
  ['records-look-down', 'apps/web/src/records/clients/up.ts', '../../features/billing/money'],
  ['shared-looks-down', 'apps/web/src/shared/up.ts', '../features/billing/money'],
  ['server-modules-are-islands', 'apps/server/src/modules/clients/jump.ts', '../invoices/issue-invoice'],
  ['server-modules-never-see-app', 'apps/server/src/modules/clients/up.ts', '../../app'],
  ['server-modules-never-see-app', 'apps/server/src/modules/clients/demo.ts', '../../demo/people'],
  ['server-db-looks-down', 'apps/server/src/db/up.ts', '../modules/invoices/index'],
  ['server-http-looks-down', 'apps/server/src/http/up.ts', '../modules/invoices/index'],
  ['x12-is-pure', 'apps/server/src/x12/post.ts', '../modules/invoices/index'],
  ['x12-is-pure', 'apps/server/src/x12/table.ts', 'drizzle-orm'],
  ['only-design-system-touches-aria', 'apps/web/src/app/aria.ts', 'react-aria-components'],
  ['only-design-system-touches-lucide', 'apps/web/src/app/icon.ts', 'lucide'],
  ['only-api-touches-ky', 'packages/session/src/call.ts', 'ky'],
  ['only-server-touches-the-database', 'apps/web/src/app/query.ts', 'drizzle-orm'],
  ['only-charts-touch-recharts', 'apps/web/src/features/clients/chart.ts', 'recharts'],
  ['only-pdf-touches-pdfkit', 'apps/server/src/modules/billing/print.ts', 'pdfkit'],
  ['only-uploads-touch-sharp', 'apps/server/src/modules/clients/picture.ts', 'sharp'],
  ['only-one-adapter-touches-stripe', 'apps/server/src/modules/payments/charge.ts', 'stripe'],
  ['only-server-writes-workbooks', 'apps/web/src/features/clients/workbook.ts', 'write-excel-file/node'],
  ['only-session-touches-zustand', 'apps/web/src/app/store.ts', 'zustand'],
  ['declared-only', 'packages/api/src/undeclared.ts', 'jose'],
  ['no-test-code-in-product', 'packages/api/src/product.ts', './testing/index'],
]

/** Two modules that need each other, each by a file of its own: beside the sound tree, the clients' list uses invoices. */
export const PLANTED_CIRCLE = {
  'apps/server/src/modules/clients/index.ts': "export { nameOf } from './name-of'\n",
  'apps/server/src/modules/clients/name-of.ts': 'export const nameOf = 1\n',
  'apps/server/src/modules/invoices/void-invoice.ts':
    "import { nameOf } from '../clients/index'\n\nexport const voided = nameOf\n",
}

/** What stands behind the walls, and uses its doors as it should. */
export const SOUND_TREE = {
  'packages/api/src/index.ts': "export { retryAfter } from './http/retry-after'\n",
  'packages/api/src/contract.ts': 'export const contract = 1\n',
  'packages/api/src/http/retry-after.ts': "import ky from 'ky'\n\nexport const retryAfter = ky\n",
  'packages/api/src/testing/index.ts': 'export const aClient = 1\n',
  'packages/session/src/index.ts':
    "import { retryAfter } from '../../api/src/index'\n\nexport const session = retryAfter\n",
  'packages/session/src/token-policy.ts':
    "import { createStore } from 'zustand/vanilla'\n\nexport const policy = createStore\n",
  'packages/design-system/src/index.ts':
    "import { Button } from 'react-aria-components'\n\nexport const button = Button\n",
  'apps/server/src/errors.ts':
    "import { contract } from '../../../packages/api/src/contract'\n\nexport const errors = contract\n",
  'apps/server/src/app.ts': "import { list } from './modules/invoices/index'\n\nexport const app = list\n",
  'apps/server/src/demo/people.ts':
    "import { list } from '../modules/invoices/index'\n\nexport const people = list\n",
  'apps/server/src/modules/invoices/index.ts': "export { list } from './issue-invoice'\n",
  'apps/server/src/modules/invoices/issue-invoice.ts':
    "import { sql } from 'drizzle-orm'\n\nexport const list = sql\n",
  'apps/server/src/modules/clients/list.ts':
    "import { list } from '../invoices/index'\n\nexport const clients = list\n",
  'apps/web/src/app/services.ts':
    "import { money } from '../features/billing/money'\n\nexport const services = money\n",
  'apps/web/src/features/billing/money.ts':
    "import { useSession } from '../../shared/use-session'\n\nexport const money = useSession\n",
  'apps/web/src/shared/use-session.ts':
    "import { useStore } from 'zustand'\n\nexport const useSession = useStore\n",
  'apps/web/src/shared/charts/line.ts': "import { Line } from 'recharts'\n\nexport const line = Line\n",
  'apps/docs/.storybook/preview.ts':
    "import { button } from '../../../packages/design-system/src/index'\n\nexport const preview = button\n",
  'e2e/core.ts': "import { session } from '../packages/session/src/index'\n\nexport const core = session\n",
}

const SCREEN = 'apps/web/src/features/clients'

/** Each rule of ESLint that is a wall, with a file that breaks it. */
export const PLANTED_CODE = [
  ['oaklet/no-ambient', 'packages/session/src/clock.ts', 'export const now = (): number => Date.now()\n'],
  ['oaklet/no-ambient', 'packages/session/src/today.ts', 'export const today = (): Date => new Date()\n'],
  ['oaklet/no-ambient', 'packages/session/src/later.ts', 'export const later = globalThis.setTimeout\n'],
  ['oaklet/no-ambient', 'packages/api/src/store.ts', "export const store = localStorage.getItem('a')\n"],
  ['oaklet/no-ambient', 'packages/api/src/dice.ts', 'export const dice = (): number => Math.random()\n'],
  ['oaklet/no-ambient', 'apps/server/src/clock.ts', 'export const today = (): Date => new Date()\n'],
  [
    'oaklet/no-ambient',
    'apps/server/src/ids.ts',
    "import { randomUUID } from 'node:crypto'\n\nexport const id = randomUUID()\n",
  ],
  ['oaklet/no-ambient', `${SCREEN}/today.ts`, 'export const today = (): Date => new Date()\n'],
  ['oaklet/no-ambient', `${SCREEN}/remember.ts`, "export const tab = window.localStorage.getItem('tab')\n"],
  ['oaklet/file-name', 'apps/server/src/utils.ts', 'export const one = 1\n'],
  ['oaklet/file-name', 'apps/server/src/helpers/one.ts', 'export const one = 1\n'],
  ['oaklet/file-name', 'apps/server/src/camelCase.ts', 'export const one = 1\n'],
  ['oaklet/file-name', 'packages/api/src/Other.ts', 'export const one = 1\n'],
  [
    'oaklet/file-name',
    'packages/api/src/api-failure.ts',
    'export class ApiFailure {\n  readonly one = 1\n}\n',
  ],
  [
    'oaklet/file-name',
    `${SCREEN}/clients-list.tsx`,
    'export function ClientsList() {\n  return <p>No clients</p>\n}\n',
  ],
  [
    'oaklet/role-suffix',
    'apps/server/src/modules/clients/clients.ts',
    "import { pgTable } from './pg'\n\nexport const clients = pgTable()\n",
    { 'apps/server/src/modules/clients/pg.ts': 'export const pgTable = (): number => 1\n' },
  ],
  [
    'oaklet/one-own',
    'apps/server/src/modules/clients/narrowed.ts',
    "import { eq } from './sql'\n\nexport const narrowed = (clients: { primaryClinicianId: string }, actor: { staffId: string }) =>\n  eq(clients.primaryClinicianId, actor.staffId)\n",
    {
      'apps/server/src/modules/clients/sql.ts':
        'export const eq = (one: string, other: string): boolean => one === other\n',
    },
  ],
  [
    'oaklet/one-own',
    'apps/server/src/modules/invoices/is-mine.ts',
    'export const isMine = (primaryClinicianId: string, staffId: string): boolean => staffId === primaryClinicianId\n',
  ],
  [
    'oaklet/one-own',
    'apps/server/src/modules/invoices/mine.ts',
    'export const mine = (staffId: string): string => `c.primary_clinician_id = ${staffId}`\n',
  ],
  ['oaklet/named-exports', 'packages/api/src/nameless.ts', 'export default 1\n'],
  [
    'oaklet/named-exports',
    'packages/api/src/star.ts',
    "export * from './one'\n",
    { 'packages/api/src/one.ts': 'export const one = 1\n' },
  ],
  ['max-lines', 'packages/api/src/long.ts', `export const one = 1\n${'// line\n'.repeat(250)}`],
  ['max-lines', 'packages/api/src/long.test.ts', `export const one = 1\n${'// line\n'.repeat(400)}`],
  ['@typescript-eslint/no-explicit-any', 'packages/api/src/loose.ts', 'export const loose: any = 1\n'],
  [
    '@typescript-eslint/no-non-null-assertion',
    'packages/api/src/sure.ts',
    'export const sure = (one: string | null): string => one!\n',
  ],
  ['@typescript-eslint/ban-ts-comment', 'packages/api/src/quiet.ts', '// @ts-ignore\nexport const one = 1\n'],
  [
    'no-warning-comments',
    'packages/api/src/hidden.ts',
    '// oxlint-disable-next-line\nexport const one = 1\n',
  ],
  [
    '@typescript-eslint/consistent-type-imports',
    'packages/api/src/typed.ts',
    "import { One } from './one-type'\n\nexport const one: One = 1\n",
    { 'packages/api/src/one-type.ts': 'export type One = 1\n' },
  ],
  [
    'react-hooks/rules-of-hooks',
    `${SCREEN}/Maybe.tsx`,
    "import { useState } from 'react'\n\nexport function Maybe({ when }: { when: boolean }) {\n  if (when) useState(1)\n  return null\n}\n",
  ],
  ...PLANTED_IN_TESTS,
  [
    'jsx-a11y/alt-text',
    `${SCREEN}/Picture.tsx`,
    'export function Picture() {\n  return <img src="/a.png" />\n}\n',
  ],
]

/** Comments that switch rules off have no effect, and are themselves found. */
export const PLANTED_EXCUSE = {
  path: 'packages/api/src/excuse.ts',
  code: '/* eslint-disable */\nexport const now = (): number => Date.now()\n',
}

/** What breaks the rules that need types, or React's compiler: the code of the finding, the file, and what is in it. */
export const PLANTED_TYPES = [
  ...PLANTED_IN_COMPONENTS,
  [
    'typescript(no-floating-promises)',
    'apps/server/src/adrift.ts',
    'export function adrift(): void {\n  Promise.resolve(1)\n}\n',
  ],
  [
    'typescript(no-unsafe-call)',
    'packages/api/src/called.ts',
    "export function called(): void {\n  JSON.parse('1')()\n}\n",
  ],
  [
    'typescript(no-unnecessary-condition)',
    `${SCREEN}/Always.tsx`,
    "export const always = (one: string): string => one ?? 'two'\n",
  ],
  ['typescript(TS2322)', 'packages/session/src/mistyped.ts', 'export const one: string = 1\n'],
]

/** A comment that switches rules off in one linter has no effect in the other. */
export const PLANTED_EXCUSE_OF_TYPES = {
  path: 'packages/api/src/excuse-of-types.ts',
  code: '/* eslint-disable */\nexport async function one(): Promise<number> {\n  return 1\n}\n',
}
