import * as z from 'zod/mini'
import { PERMISSIONS } from './permissions'

/** A permission as it stands in an answer (spec §6). */
export const PermissionName = z.enum(PERMISSIONS)
