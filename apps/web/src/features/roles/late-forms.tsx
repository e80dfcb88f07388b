import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { lazyPart } from '../../shared/lazy-part'

const standIn = (_props: object, failure: ReactNode) =>
  failure || (
    <LoadingRegion label="Loading" isLoading>
      <Skeleton shape="block" />
    </LoadingRegion>
  )

/** The form of an own role: its fields come after the page that says whose it is. */
export const LateEditRole = lazyPart(async () => (await import('./EditRole')).EditRole, standIn)

/** The form of a new role. */
export const LateNewRole = lazyPart(async () => (await import('./NewRoleForm')).NewRoleForm, standIn)
