/** Every permission, `resource:action`; `:own` narrows it to the person's own clients. */
export const PERMISSIONS = [
  'clients:view',
  'clients:view:own',
  'clients:write',
  'clients:write:own',
  'appointments:view',
  'appointments:view:own',
  'appointments:write',
  'appointments:write:own',
  'notes:view',
  'notes:view:own',
  'notes:write',
  'notes:write:own',
  'notes:sign',
  'notes:cosign',
  'notes:unlock',
  'files:view',
  'files:view:own',
  'files:write',
  'files:write:own',
  'onboarding:send',
  'onboarding:send:own',
  'onboarding:review',
  'onboarding:review:own',
  'forms:edit',
  'measures:view',
  'measures:view:own',
  'measures:write',
  'measures:write:own',
  'invoices:view',
  'invoices:view:own',
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
  'claims:view:own',
  'claims:create',
  'claims:submit',
  'claims:post',
  'reports:view',
  'analytics:view',
  'settings:edit',
  'staff:edit',
  'roles:edit',
  'audit:view',
  'data:export',
] as const

/** One of {@link PERMISSIONS}. */
export type Permission = (typeof PERMISSIONS)[number]

/** How far a permission can reach, the widest first. */
export const ACCESS_SCOPES = ['all', 'own', 'none'] as const
/** One of {@link ACCESS_SCOPES}. */
export type AccessScope = (typeof ACCESS_SCOPES)[number]

/** How far a person's permissions reach for `permission`: to every record, to their own clients', or not at all. */
export function accessScope(held: readonly string[], permission: Permission): AccessScope {
  if (held.includes(permission)) return 'all'
  return held.includes(`${permission}:own`) ? 'own' : 'none'
}

/** Whether `held` allows `permission` at least for the person's own clients. */
export function isAllowed(held: readonly string[], permission: Permission): boolean {
  return accessScope(held, permission) !== 'none'
}
