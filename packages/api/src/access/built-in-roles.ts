import { PERMISSIONS, type Permission } from './permissions'

/** The roles that every organization starts with. */
export const BUILT_IN_ROLES = [
  'Owner',
  'Practice Manager',
  'Clinician',
  'Clinician (own clients)',
  'Supervisor',
  'Biller',
  'Scheduler',
  'Read-only',
] as const
/** One of {@link BUILT_IN_ROLES}. */
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number]

const unscoped = PERMISSIONS.filter((permission) => !permission.endsWith(':own'))
const clinical = (suffix: '' | ':own') =>
  [
    `clients:view${suffix}`,
    `clients:write${suffix}`,
    `appointments:view${suffix}`,
    `appointments:write${suffix}`,
    `notes:view${suffix}`,
    `notes:write${suffix}`,
    'notes:sign',
    `files:view${suffix}`,
    `files:write${suffix}`,
    `onboarding:send${suffix}`,
    `onboarding:review${suffix}`,
    `measures:view${suffix}`,
    `measures:write${suffix}`,
    `invoices:view${suffix}`,
  ] as const satisfies readonly Permission[]

/** What each built-in role may do. */
export const BUILT_IN_ROLE_PERMISSIONS: Readonly<Record<BuiltInRole, readonly Permission[]>> = {
  Owner: unscoped,
  'Practice Manager': unscoped.filter((permission) => !['roles:edit', 'notes:unlock'].includes(permission)),
  Clinician: [...clinical(''), 'invoices:create', 'superbills:view', 'superbills:create', 'claims:view:own'],
  'Clinician (own clients)': [...clinical(':own'), 'claims:view:own'],
  Supervisor: [
    ...clinical(''),
    'forms:edit',
    'notes:cosign',
    'notes:unlock',
    'reports:view',
    'analytics:view',
  ],
  Biller: [
    'clients:view',
    'files:view',
    'appointments:view',
    'invoices:view',
    'invoices:create',
    'invoices:send',
    'invoices:void',
    'payments:record',
    'payments:refund',
    'adjustments:write',
    'billing:edit',
    'superbills:view',
    'superbills:create',
    'claims:view',
    'claims:create',
    'claims:submit',
    'claims:post',
    'reports:view',
  ],
  Scheduler: [
    'clients:view',
    'clients:write',
    'files:view',
    'files:write',
    'onboarding:send',
    'onboarding:review',
    'appointments:view',
    'appointments:write',
  ],
  'Read-only': ['clients:view', 'appointments:view', 'invoices:view', 'reports:view'],
}
