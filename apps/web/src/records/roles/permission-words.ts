import { type AccessScope, type BasePermission, canBeOwn } from '@oaklet/api'

/** What one permission lets people do. */
export interface PermissionWords {
  permission: BasePermission
  /** A verb and what it is done to. */
  words: string
}

interface PermissionGroup {
  title: string
  permissions: readonly PermissionWords[]
}

const group = (title: string, words: Partial<Record<BasePermission, string>>): PermissionGroup => ({
  title,
  permissions: Object.entries(words).map(([permission, one]) => ({
    permission: permission as BasePermission,
    words: one,
  })),
})

/** Every permission once, by what it is about, in the order in which a practice thinks of it. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = [
  group('Clients', { 'clients:view': 'See clients', 'clients:write': 'Add and change clients' }),
  group('Appointments', {
    'appointments:view': 'See appointments',
    'appointments:write': 'Book and change appointments',
  }),
  group('Notes', {
    'notes:view': 'Read notes',
    'notes:write': 'Write notes',
    'notes:sign': 'Sign their own notes',
    'notes:cosign': 'Cosign other people’s notes',
    'notes:unlock': 'Unlock signed notes',
  }),
  group('Files', { 'files:view': 'See files', 'files:write': 'Add and change files' }),
  group('Onboarding', {
    'onboarding:send': 'Send clients forms to fill in',
    'onboarding:review': 'Look through what clients send in',
    'forms:edit': 'Change documents that clients sign',
  }),
  group('Measures', { 'measures:view': 'See measures', 'measures:write': 'Record measures' }),
  group('Invoices and payments', {
    'invoices:view': 'See invoices',
    'invoices:create': 'Create invoices',
    'invoices:send': 'Send invoices',
    'invoices:void': 'Void invoices',
    'payments:record': 'Record payments',
    'payments:refund': 'Refund payments',
    'adjustments:write': 'Reduce charges and write off',
    'billing:edit': 'Change billing settings, and what insurance leaves to clients',
  }),
  group('Insurance', {
    'superbills:view': 'See superbills',
    'superbills:create': 'Create superbills',
    'claims:view': 'See claims',
    'claims:create': 'Create claims',
    'claims:submit': 'Submit claims',
    'claims:post': 'Post what insurance paid',
  }),
  group('Reports', { 'reports:view': 'See billing reports', 'analytics:view': 'See analytics' }),
  group('The organization', {
    'settings:edit': 'Change settings',
    'staff:edit': 'Invite and change staff',
    'roles:edit': 'Change roles',
    'audit:view': 'See the audit log',
    'data:export': 'Export data',
  }),
]

const WORDS = new Map(
  PERMISSION_GROUPS.flatMap(({ permissions }) =>
    permissions.map(({ permission, words }) => [permission, words]),
  ),
)

/** What a permission lets people do: "See clients". */
export const permissionWords = (permission: BasePermission): string => WORDS.get(permission) ?? permission

const OF_CLIENTS: Readonly<Record<AccessScope, string>> = {
  all: 'All clients',
  own: 'Own clients',
  none: 'No',
}

/** How far a permission reaches. What isn't about clients is allowed or not. */
export function scopeWords(permission: BasePermission, scope: AccessScope): string {
  if (canBeOwn(permission)) return OF_CLIENTS[scope]
  return scope === 'none' ? 'No' : 'Yes'
}

/** The answers that a permission takes, from the narrowest. */
export const scopesOf = (permission: BasePermission): readonly AccessScope[] =>
  canBeOwn(permission) ? ['none', 'own', 'all'] : ['none', 'all']

/** What "own clients" means wherever it is an answer. */
export const OWN_CLIENTS_MEANING =
  '“Own clients” are those whose primary clinician the person is, the appointments that they hold themselves, and the claims for these.'
