export {
  ACCESS_SCOPES,
  accessScope,
  isAllowed,
  PERMISSIONS,
  type AccessScope,
  type Permission,
} from './permissions'
export { BUILT_IN_ROLE_PERMISSIONS, BUILT_IN_ROLES, type BuiltInRole } from './built-in-roles'
export {
  allowsAll,
  BASE_PERMISSIONS,
  canBeOwn,
  compareAccess,
  explainAccess,
  isGain,
  plainPermissions,
  type AccessChange,
  type AccessGrant,
  type BasePermission,
  type GrantingRole,
} from './access-grants'
