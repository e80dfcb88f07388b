import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../shared/lazy-section'

const SHAPE = <Skeleton shape="block" />

/** The form of an own role: its fields come after the page that says whose it is. */
export const LazyEditRole = lazySection(async () => (await import('./EditRole')).EditRole, SHAPE)

/** The form of a new role. */
export const LazyNewRole = lazySection(async () => (await import('./NewRoleForm')).NewRoleForm, SHAPE)
