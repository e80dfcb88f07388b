import { PERMISSIONS, type Permission } from '@oaklet/api/contract'

/** A role may still name a permission that a newer version dropped. */
export const knownPermissions = (names: readonly string[]): Permission[] => names.filter(isPermission)

const isPermission = (name: string): name is Permission => (PERMISSIONS as readonly string[]).includes(name)
