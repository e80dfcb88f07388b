import type { Permission } from '@oaklet/api/contract'
import { useNavigate } from 'react-router-dom'
import type { PaletteCommand } from '../../features/search/Palette'
import { paths } from '../../shared/paths'
import { usePermissions } from '../../shared/use-session'
import { useSignOut } from '../use-sign-out'

/** What the person can do from anywhere; nothing that their role would refuse. */
export function useCommands(): PaletteCommand[] {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const can = usePermissions()
  const going = (to: string) => () => void navigate(to)
  const commands: (PaletteCommand & { permission?: Permission })[] = [
    {
      id: 'new-appointment',
      label: 'Book an appointment',
      icon: 'calendar-add',
      permission: 'appointments:write',
      run: going(paths.newAppointment()),
    },
    {
      id: 'new-client',
      label: 'New client',
      icon: 'user-add',
      permission: 'clients:write',
      run: going(paths.newClient()),
    },
    {
      id: 'new-invoice',
      label: 'New invoice',
      icon: 'receipt',
      permission: 'invoices:create',
      run: going(paths.newInvoice()),
    },
    { id: 'sign-out', label: 'Sign out', icon: 'sign-out', run: signOut },
  ]
  return commands.filter(({ permission }) => permission === undefined || can(permission))
}
