import { usePermissions, useUser } from '../../../shared/use-session'

/** Whether the person may take out everything: an Owner, whose name no other role can have, with `data:export`. */
export function useMayExport(): boolean {
  const { roles } = useUser()
  const can = usePermissions()
  return can('data:export') && roles.some(({ name }) => name === 'Owner')
}
