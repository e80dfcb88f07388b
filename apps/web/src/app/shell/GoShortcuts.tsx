import { useNavigate } from 'react-router-dom'
import { useShortcuts } from '../../shared/use-shortcuts'
import { useSidebarEntries } from './use-sidebar-entries'

/** `g` and a letter go to each area from anywhere. */
export function GoShortcuts() {
  const navigate = useNavigate()
  useShortcuts(
    useSidebarEntries().flatMap(({ label, path, goKey }) =>
      goKey === undefined
        ? []
        : { keys: ['g', goKey], label: `Go to ${label.toLowerCase()}`, onPress: () => void navigate(path) },
    ),
  )
  return null
}
