export type { RolePath, RolesApi } from './roles-api'
export { ROLES_MESSAGES } from './roles-messages'
export { AccessPreview, PreviewRoleBody, Role, RoleInput, UpdateRoleBody } from './roles-contract'
